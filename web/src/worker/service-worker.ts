import { deleteOtherCaches, getCacheClockMs, openCache } from '../browser/cache-storage';
import type { Language } from '../i18n/i18n';
import { createOfflinePage } from './offline-page';
import { addressOf, readPush, toNotificationOptions } from './push.rules';
import { renewSubscription, updatePushLanguage } from './renewal';
import { computeExpiry, isClientPage, STORES, type Store, storeFor } from './stores.rules';

// Types of service workers (W3C, Service Workers, section 4), which TypeScript's DOM library lacks.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
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

/** Returns the offline page in the language that the address names, otherwise in the worker's. */
const offline = (url: string): Response => createOfflinePage((languageOf(url) ?? ownLanguage()) === 'en' ? 'en' : 'ja');

const keep = async (
  cache: Cache,
  { maxResponses, maxBytes }: Store,
  request: Request,
  response: Response,
): Promise<void> => {
  if (response.status !== 200 || computeExpiry(response.headers) === 0) return;
  const body = await response.blob();
  if (body.size > maxBytes) return;
  // Deleting first moves the entry to the end of the cache, so that `keys()` lists the oldest first.
  await cache.delete(request);
  // The device's clock may be wrong, so the age is measured against the same clock.
  const headers = new Headers(response.headers);
  headers.set('date', new Date(getCacheClockMs()).toUTCString());
  await cache.put(request, new Response(body, { headers }));
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - maxResponses))) await cache.delete(oldest);
};

/** Returns a cached or fetched response, and the work that continues after it. */
const respondFrom = async (store: Store, request: Request): Promise<{ response: Response; after?: Promise<void> }> => {
  const cache = await openCache(store.name);
  if (!cache) return { response: await fetch(request) };
  const kept = await cache.match(request);
  if (kept && computeExpiry(kept.headers) > getCacheClockMs()) return { response: kept };
  const fetched = fetch(request);
  // Without space or connection nothing is stored; a later request tries again.
  const keeping = fetched.then((response) => keep(cache, store, request, response.clone())).catch(() => {});
  return { response: kept ?? (await fetched), after: keeping };
};

// Versions respond alike, so a new worker may take over open pages at any time.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const names = STORES.map(({ name }) => name);
  event.waitUntil(Promise.all([deleteOtherCaches(names), scope.clients.claim()]));
  // A switch of language installs a new worker. The update is not awaited, because pages would wait, too.
  void updatePushLanguage(ownLanguage(), scope.registration.pushManager).catch(() => {});
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
  const responding = respondFrom(store, request);
  event.respondWith(responding.then(({ response }) => response));
  event.waitUntil(responding.then(({ after }) => after).catch(() => {}));
});

scope.addEventListener('push', (event) => {
  const message = readPush(event.data?.text() ?? '', ownLanguage());
  event.waitUntil(scope.registration.showNotification(message.title, toNotificationOptions(message)));
});

// Other open pages stay as they are: the member may be paying there.
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
  // If this fails, the notifications page shows that they are off.
  event.waitUntil(renewSubscription(ownLanguage(), subscribe).catch(() => {}));
});
