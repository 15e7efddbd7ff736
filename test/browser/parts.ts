import type { Page } from '@playwright/test';

/** Missing scripts of a client, and the page's reactions. */
export interface MissingParts {
  /** Returns how many times the page was loaded anew. */
  readonly reloads: () => number;
  /** Lets all scripts arrive again. */
  readonly mend: () => Promise<void>;
}

interface Loss {
  /** `gone` answers with 404, as after a release; `cut` loses the connection. */
  readonly how: 'gone' | 'cut';
  /** The client's page, and the HTML that the shop serves when the client checks for a release. */
  readonly released?: { readonly page: string; readonly html: string };
}

/** Builds the page of a later release. */
export const buildLaterRelease = (page: string) => ({
  page,
  html: `<script type="module" src="${page}assets/later-release.js"></script>`,
});

/** Blocks all scripts that the page has not loaded yet. */
export const losePartsOf = async (page: Page, { how, released }: Loss): Promise<MissingParts> => {
  const loaded = new Set(
    await page.evaluate(() => [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...[...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
    ]),
  );
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads += 1;
  });
  await page.route('**/assets/*.js', (route) => {
    if (loaded.has(route.request().url())) return route.fallback();
    return how === 'gone' ? route.fulfill({ status: 404, body: '{}' }) : route.abort('connectionreset');
  });
  if (released)
    await page.route(
      (url) => url.pathname === released.page,
      (route) =>
        route.request().isNavigationRequest()
          ? route.fallback()
          : route.fulfill({ contentType: 'text/html', body: released.html }),
    );
  return { reloads: () => reloads, mend: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
};
