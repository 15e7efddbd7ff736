import { offlinePage } from './offline-page';
import { freshUntil, isClientPage, STORES, type Store, storeFor } from './stores.rules';

// What the browser's library of types has for pages alone (Service Workers, W3C, 4).
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const scope = self as unknown as Scope;

const languageOf = (url: string) => new URL(url).searchParams.get('lang');

/** The page's own language where its address names one, else the one that the shop is read in. */
const offline = (url: string): Response =>
  offlinePage((languageOf(url) ?? languageOf(scope.location.href)) === 'en' ? 'en' : 'ja');

const keep = async (cache: Cache, { most, mostBytes }: Store, request: Request, answer: Response): Promise<void> => {
  if (answer.status !== 200 || freshUntil(answer.headers) === 0) return;
  const body = await answer.blob();
  if (body.size > mostBytes) return;
  // Deleted first, so that what was kept last is always the last of its cache.
  await cache.delete(request);
  await cache.put(request, new Response(body, { headers: answer.headers }));
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(oldest);
};

/** @returns the answer, and what goes on after it */
const answerFrom = async (store: Store, request: Request): Promise<{ answer: Response; after?: Promise<void> }> => {
  const cache = await caches.open(store.name);
  const kept = await cache.match(request);
  if (kept && freshUntil(kept.headers) > Date.now()) return { answer: kept };
  const fetched = fetch(request);
  // No room, or no connection: the next one may be kept.
  const keeping = fetched.then((answer) => keep(cache, store, request, answer.clone())).catch(() => {});
  return { answer: kept ?? (await fetched), after: keeping };
};

// It answers nothing otherwise than the one before, so that an open page can change over at any time.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (!STORES.some((store) => store.name === name)) await caches.delete(name);
  };
  event.waitUntil(Promise.all([others(), scope.clients.claim()]));
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
