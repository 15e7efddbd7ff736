import { deleteOtherCaches, getCacheClockMs, openCache } from '../browser/cache-storage';
import type { Language } from '../i18n/i18n';
import { offlinePage } from './offline-page';
import { addressOf, readPush, shownAs } from './push.rules';
import { readdress, renew } from './renewal';
import { freshUntil, isClientPage, STORES, type Store, storeFor } from './stores.rules';

// What the browser's library of types has for pages alone (Service Workers, W3C, 4).
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Pressed extends Lasting {
  readonly notification: Notification;
}
interface SubscriptionChanged extends Lasting {
  readonly newSubscription?: PushSubscription | null;
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
}
interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChanged) => void): void;
}

const scope = self as unknown as Scope;

const languageOf = (url: string) => new URL(url).searchParams.get('lang');

const ownLanguage = (): Language => (languageOf(scope.location.href) === 'en' ? 'en' : 'ja');

/** The page's own language where its address names one, else the one that the shop is read in. */
const offline = (url: string): Response => offlinePage((languageOf(url) ?? ownLanguage()) === 'en' ? 'en' : 'ja');

const keep = async (cache: Cache, { most, mostBytes }: Store, request: Request, answer: Response): Promise<void> => {
  if (answer.status !== 200 || freshUntil(answer.headers) === 0) return;
  const body = await answer.blob();
  if (body.size > mostBytes) return;
  // Deleted first, so that what was kept last is always the last of its cache.
  await cache.delete(request);
  // Its age is told by the same clock as it was kept by, which need not be right.
  const headers = new Headers(answer.headers);
  headers.set('date', new Date(getCacheClockMs()).toUTCString());
  await cache.put(request, new Response(body, { headers }));
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(oldest);
};

/** @returns the answer, and what goes on after it */
const answerFrom = async (store: Store, request: Request): Promise<{ answer: Response; after?: Promise<void> }> => {
  const cache = await openCache(store.name);
  if (!cache) return { answer: await fetch(request) };
  const kept = await cache.match(request);
  if (kept && freshUntil(kept.headers) > getCacheClockMs()) return { answer: kept };
  const fetched = fetch(request);
  // No room, or no connection: the next one may be kept.
  const keeping = fetched.then((answer) => keep(cache, store, request, answer.clone())).catch(() => {});
  return { answer: kept ?? (await fetched), after: keeping };
};

// It answers nothing otherwise than the one before, so that an open page can change over at any time.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const names = STORES.map(({ name }) => name);
  event.waitUntil(Promise.all([deleteOtherCaches(names), scope.clients.claim()]));
  // It comes anew with each language. Nobody waits for it: pages would.
  void readdress(ownLanguage(), scope.registration.pushManager).catch(() => {});
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && isClientPage(request.url))
      event.respondWith(fetch(request).catch(() => offline(request.url)));
    return;
  }
  const store = storeFor(request, scope.location.origin);
  if (!store) return;
  const asked = answerFrom(store, request);
  event.respondWith(asked.then(({ answer }) => answer));
  event.waitUntil(asked.then(({ after }) => after).catch(() => {}));
});

scope.addEventListener('push', (event) => {
  const told = readPush(event.data?.text() ?? '', ownLanguage());
  event.waitUntil(scope.registration.showNotification(told.title, shownAs(told)));
});

// Another page that is open is left as it is: somebody may be paying there.
const show = async (url: string): Promise<void> => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url === url);
  await (open ? open.focus() : scope.clients.openWindow(url));
};

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(addressOf(event.notification.data, scope.location.origin)));
});

scope.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event;
  const subscribe = async (applicationServerKey: string) =>
    newSubscription ?? scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  // Where it fails, the page of notifications shows that they are off.
  event.waitUntil(renew(ownLanguage(), subscribe).catch(() => {}));
});
