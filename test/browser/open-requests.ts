import type { Page, Request } from '@playwright/test';

/** The pending requests of a page since it was watched. */
export interface OpenRequests {
  readonly count: () => number;
  /** Milliseconds since a request began or ended. */
  readonly quietMs: () => number;
  readonly stopWatching: () => void;
}

/** Watches the requests of a page in its present document. Playwright's `networkidle` comes only once per document. */
export const watchRequests = (page: Page): OpenRequests => {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  // The live event stream is open for as long as the page.
  const begin = note((request) => request.resourceType() !== 'eventsource' && open.add(request));
  const end = note((request) => open.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    count: () => open.size,
    quietMs: () => performance.now() - changedAt,
    stopWatching: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
};
