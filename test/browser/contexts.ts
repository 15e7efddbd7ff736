import type { Browser, BrowserContext, BrowserContextOptions, PlaywrightTestOptions } from '@playwright/test';

interface Stored {
  readonly origin: string;
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

/** Runs in a page before its own scripts. Stores missing entries; does nothing on a page without storage. */
const store = (origins: readonly Stored[]): void => {
  for (const { origin, localStorage: items } of origins)
    try {
      if (origin === location.origin)
        for (const { name, value } of items) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    } catch {}
};

/**
 * Opens a context with the stored data of a journey's browser. Playwright itself opens one more page to store it, which doubles
 * the cost of a context.
 */
export const openContext = async (
  browser: Browser,
  storageState: PlaywrightTestOptions['storageState'],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  if (typeof storageState !== 'object') return browser.newContext(options);
  const { cookies, origins } = storageState;
  const context = await browser.newContext({ ...options, storageState: { cookies, origins: [] } });
  await context.addInitScript(store, origins);
  return context;
};
