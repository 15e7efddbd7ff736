/**
 * Matches a path of the shop with plain values. Other text is refused, because anybody may have a mail sent to anybody.
 */
const PAGE = /^\/[a-z][a-z-]{0,63}(?:\/[\w-]{1,64})?(?:\?\w{1,32}=[\w-]{0,64}(?:&\w{1,32}=[\w-]{0,64}){0,5})?$/;

/** Returns the page that asked for the log-in, or null for anything that is no page of the shop. */
export const nextPageOf = (value: unknown): string | null =>
  typeof value === 'string' && PAGE.test(value) ? value : null;

/** Returns a link of a mail that redirects to `page`. The client follows it only to pages that it knows. */
export const withNextPage = (link: string, page: string | null): string =>
  page === null ? link : `${link}&next=${encodeURIComponent(page)}`;
