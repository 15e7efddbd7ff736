import { type Browser, type BrowserContext, expect, type Fixtures } from '@playwright/test';

const SAID_OF_POLICY = /Content Security Policy|Permissions[- ]Policy|Refused to/;

/** Fixture: fails a journey when a page violates its content security policy. */
export const withinPolicy: Fixtures<
  { withinPolicy: undefined },
  object,
  { context: BrowserContext },
  { browser: Browser }
>['withinPolicy'] = [
  async ({ browser, context }, use) => {
    const refused: string[] = [];
    const watch = (watched: BrowserContext) =>
      watched.on('console', (message) => {
        if (SAID_OF_POLICY.test(message.text())) refused.push(`${message.page()?.url()}: ${message.text()}`);
      });
    watch(context);
    browser.on('context', watch);
    await use(undefined);
    browser.off('context', watch);
    expect(refused).toEqual([]);
  },
  { auto: true },
];
