import type { Page, ViewportSize } from '@playwright/test';
import type { Language } from '../../web/src/i18n/i18n';
import { expectAccessible, expectAccessibleByTurn, isJudged } from './axe.js';
import { forEachLanguage, goOn, listWordsBelow, translateIn, waitUntilLoaded } from './console.js';
import { test } from './console-lived-in.js';
import { type ConsolePage, consolePages, RESOURCES } from './console-routes.js';
import { expect } from './journey.js';
import { expectNoSideScroll } from './steps.js';
import { DESKTOP, PHONE } from './windows.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

/** The time limit of one page. */
const PAGE_MS = 60_000;

/** Checks the dialogs of a page's commands one after the other. The page itself has been checked. */
const expectDialogsAccessible = async (page: Page, language: Language, resource: string): Promise<void> => {
  const buttons = page.getByRole('main').getByRole('button');
  const shown = await buttons.allTextContents();
  for (const name of listWordsBelow(language, `resources.${resource}.commands`).filter((word) => shown.includes(word)))
    await test.step(name, async () => {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      if (await button.isDisabled()) return;
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, page.getByRole('dialog'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
};

/** Returns words of column headings that are broken across lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('thead th').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

const TABLET = { ...DESKTOP.viewport, width: 768 };

/** A resize causes a new layout, so this walk makes few. On a phone the menu covers the language button. */
const WINDOWS = [DESKTOP.viewport, PHONE.viewport, TABLET];

/** Checks a page in each window, beginning with the present one. */
const atEachWidth = async (page: Page, look: (window: ViewportSize) => Promise<void>): Promise<void> => {
  const isOnTablet = page.viewportSize()!.width === TABLET.width;
  for (const window of isOnTablet ? WINDOWS.toReversed() : WINDOWS)
    await test.step(`${window.width} px`, async () => {
      await page.setViewportSize(window);
      await expectNoSideScroll(page);
      await look(window);
    });
};

/** A row that a mouse may press has a link for the keyboard. */
const expectRowsReachable = (page: Page): Promise<void> =>
  expect(page.locator('tr.RaDataTable-clickableRow').filter({ hasNot: page.getByRole('link') })).toHaveCount(0);

test('the menu leads an owner to every resource', async ({ openConsole }) => {
  const page = await openConsole('owner');
  await page.goto('/admin/');
  await waitUntilLoaded(page);
  const links = page.getByRole('navigation').getByRole('link');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).sort());
  const lists = RESOURCES.filter(({ pages }) => pages.includes('list')).map(({ name }) => `/admin/${name}`);
  await expect.poll(hrefs).toEqual(['/admin', ...lists].sort());
});

for (const [area, pagesOf] of Object.entries(consolePages))
  test(`${area}: every page is accessible and has no errors`, async ({ openConsole, livedIn }) => {
    const consolePage = await openConsole('owner');
    const wrong: string[] = [];
    consolePage.on('pageerror', ({ message }) => wrong.push(message));
    consolePage.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    const [first, ...others] = await pagesOf(consolePage.request, livedIn);
    test.setTimeout((1 + others.length) * PAGE_MS);
    const look = ({ resource, path }: ConsolePage) =>
      // The language stays from the previous page: every other page is shown in English first.
      forEachLanguage(consolePage, async (language) => {
        await atEachWidth(consolePage, async (window) => {
          // The table scrolls instead of breaking its headings.
          if (window === PHONE.viewport) expect(await brokenWords(consolePage)).toEqual([]);
          if (window !== DESKTOP.viewport) return;
          await expectAccessibleByTurn(consolePage, area, language);
          await expectRowsReachable(consolePage);
          if (path.endsWith('/show') && isJudged(area, language))
            await expectDialogsAccessible(consolePage, language, resource);
        });
        expect(wrong).toEqual([]);
      });
    await test.step(first!.path, async () => {
      await consolePage.goto(`/admin${first!.path}`);
      await waitUntilLoaded(consolePage);
      await look(first!);
    });
    for (const page of others)
      await test.step(page.path, async () => {
        await goOn(consolePage, `/admin${page.path}`);
        await look(page);
      });
  });

for (const role of ['pack-editor', 'shipping', 'support', 'finance', 'auditor'] as const)
  test(`${role} sees the permitted resources in the menu, and a message on other pages`, async ({ openConsole }) => {
    const page = await openConsole(role);
    await page.goto('/admin/');
    await waitUntilLoaded(page);
    const { may } = await (await page.request.get('/admin-api/session')).json();
    for (const { name } of RESOURCES) {
      const link = page.getByRole('navigation').locator(`a[href="/admin/${name}"]`);
      await expect(link).toHaveCount(may.includes(`${name}.list`) ? 1 : 0);
    }
    await page.goto('/admin/going-live');
    await waitUntilLoaded(page);
    await forEachLanguage(page, async (language) => {
      const title = translateIn(language)('ra.page.access_denied');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
    });
  });
