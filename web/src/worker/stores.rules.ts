/** One of the service worker's caches. */
export interface Store {
  readonly name: string;
  /** Maximum number of responses; the oldest are evicted first. */
  readonly maxResponses: number;
  /** Maximum size of one response; larger ones are not cached. */
  readonly maxBytes: number;
}

/** Scripts, styles and fonts, also of earlier builds: open pages continue with their own build. */
const SHELL: Store = { name: 'shell', maxResponses: 200, maxBytes: 500_000 };
const PICTURES: Store = { name: 'pictures', maxResponses: 120, maxBytes: 300_000 };

export const STORES: readonly Store[] = [SHELL, PICTURES];

/** Properties of a request that decide about caching. */
export interface StoredRequest {
  readonly method: string;
  /** Absolute URL. */
  readonly url: string;
  /** Destination as defined by the Fetch standard; '' for requests of scripts. */
  readonly destination: string;
}

/**
 * Returns the cache for the response to a request. Only files that are equal for everybody are cached: no pages, because
 * they contain API responses, and nothing from the API.
 *
 * @param origin origin of the shop
 * @returns undefined for requests that are never cached
 */
export const storeFor = ({ method, url, destination }: StoredRequest, origin: string): Store | undefined => {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (pathname.startsWith('/assets/')) return SHELL;
  return destination === 'image' && /^\/(images|guide|uploads)\//.test(pathname) ? PICTURES : undefined;
};

/** Returns true if a URL is a page of the member site, not the console, a download or a sandbox provider. */
export const isClientPage = (url: string): boolean =>
  !/^\/(api|admin-api|admin|sandbox|uploads)(\/|$)/.test(new URL(url).pathname);

/** Computes until when a response is fresh (RFC 9111, 4.2), in ms since 1970; 0 when it may not be stored. */
export const computeExpiry = (headers: Headers): number => {
  const caching = headers.get('cache-control') ?? '';
  const [, seconds] = /\bmax-age=(\d+)/.exec(caching) ?? [];
  const sentAt = Date.parse(headers.get('date') ?? '');
  if (!seconds || /\b(private|no-store|no-cache)\b/.test(caching) || Number.isNaN(sentAt)) return 0;
  return sentAt + Number(seconds) * 1000;
};
