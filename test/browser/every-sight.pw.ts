import type { Page } from '@playwright/test';
import { paths } from '../../web/src/paths';
import { expect } from './journey.js';
import { ROUTES } from './routes.js';
import { test, waitUntilSettled } from './stage.js';
import { findHeading } from './steps.js';
import { pickLanguages } from './walks.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

/** Routes from the entry to a decided card, and the texts read on the way. */
const MAIN = [
  'top',
  'packDetail',
  'card',
  'userRegister',
  'buyPoint',
  'confirmBuyPoint',
  'confirmBuyProduct',
  'getCardList',
  'confirmGetCardList',
  'exchange',
  'myPage',
  'fairness',
  'termsOfService',
] as const satisfies readonly (keyof typeof paths)[];

/** Runs in the page. Lists controls without a border or background of their own in forced colours. */
const withoutShape = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.button, [aria-pressed="true"], [aria-current]:is(a, button), .tabs a')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches('.banner-dot'))
    .filter((target) => {
      const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(target);
      const around = getComputedStyle(document.body).backgroundColor;
      const hasLine = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return !hasLine && [around, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
    })
    .map((target) => `${target.className} ${target.textContent?.trim()}`);

/** Runs in the page. Returns the backgrounds of chosen elements and of their unchosen neighbours. */
const grounds = () => {
  const of = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one).backgroundColor);
  return { chosen: of('.tabs [aria-current="page"]'), others: of('.tabs a:not([aria-current])') };
};

const focusLine = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });

for (const language of pickLanguages('every-sight.pw.ts'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const name of MAIN)
      test(`${paths[name]} can be used in forced colours`, async ({ page, stage }) => {
        const title = await ROUTES[name].arrive(stage);
        await expect(findHeading(page, title(stage))).toBeVisible();
        await waitUntilSettled(stage);
        await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
        expect(await page.evaluate(withoutShape)).toEqual([]);
        await page.keyboard.press('Tab');
        await expect.poll(() => focusLine(page)).toBeGreaterThanOrEqual(2);
      });

    test('a choice is visible in forced colours', async ({ page, stage }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await ROUTES.top.arrive(stage);
      await waitUntilSettled(stage);
      const { chosen, others } = await page.evaluate(grounds);
      expect(chosen).toHaveLength(1);
      expect(others.length).toBeGreaterThan(0);
      expect(others).not.toContain(chosen[0]);
    });
  });
