import type { Page, Request } from '@playwright/test';

/** The requests of a page that wait for an answer, from when it was watched. */
export interface OpenRequests {
  readonly count: () => number;
  /** Milliseconds since a request began or ended. */
  readonly quietMs: () => number;
  readonly stopWatching: () => void;
}

/** Watches what a page asks for, in the document that is there: `networkidle` does not come again without another. */
export const watchRequests = (page: Page): OpenRequests => {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  // The stream of news is open for as long as the page.
  const begin = note((request) => request.resourceType() !== 'eventsource' && open.add(request));
  const end = note((request) => open.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    count: () => open.size,
    quietMs: () => performance.now() - changedAt,
    stopWatching: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
};
