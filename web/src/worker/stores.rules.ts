/** A cache of the browser's that is ours. */
export interface Store {
  readonly name: string;
  /** how many answers it holds; the ones kept first go first */
  readonly most: number;
  /** of one answer; nothing larger is kept */
  readonly mostBytes: number;
}

/** Scripts, styles and fonts of the build, those of the last builds too: an open page goes on with its own. */
const SHELL: Store = { name: 'shell', most: 200, mostBytes: 500_000 };
const PICTURES: Store = { name: 'pictures', most: 120, mostBytes: 300_000 };

export const STORES: readonly Store[] = [SHELL, PICTURES];

/** What a request asks for. */
export interface Asked {
  readonly method: string;
  /** absolute */
  readonly url: string;
  /** what the answer is for, as the Fetch standard names it; '' for what a script asks for */
  readonly destination: string;
}

/**
 * Where its answer is kept. Files that are the same for everybody alone: no page, since a page brings answers with it, and nothing of
 * the API.
 *
 * @param origin the shop's own
 * @returns undefined for what is never kept
 */
export const storeFor = ({ method, url, destination }: Asked, origin: string): Store | undefined => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (pathname.startsWith('/assets/')) return SHELL;
  return destination === 'image' && /^\/(images|guide|uploads)\//.test(pathname) ? PICTURES : undefined;
};

/** Whether a navigation goes to a page of the members' site, and not to the console, a download or a provider. */
export const isClientPage = (url: string): boolean =>
  !/^\/(api|admin-api|admin|sandbox|uploads)(\/|$)/.test(new URL(url).pathname);

/** Until when an answer may be used unasked, by its own headers (RFC 9111, 4.2), in ms since 1970; 0 when it may not be kept. */
export const freshUntil = (headers: Headers): number => {
  const caching = headers.get('cache-control') ?? '';
  const [, seconds] = /\bmax-age=(\d+)/.exec(caching) ?? [];
  const sentAt = Date.parse(headers.get('date') ?? '');
  if (!seconds || /\b(private|no-store|no-cache)\b/.test(caching) || Number.isNaN(sentAt)) return 0;
  return sentAt + Number(seconds) * 1000;
};
