import type { Page } from '@playwright/test';
import { paths } from '../../web/src/app/paths';
import { expect } from './journey.js';
import { ROUTES } from './routes.js';
import { settled, test } from './stage.js';
import { heading } from './steps.js';

// Alone each looks at a page: no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

/** The way from the door to a decided card, and what is read on it. */
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

/** A desk's window at 200 %, and WCAG's 400 % (1.4.10). */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** Runs in the page. Controls that are cut off at a side of the window, or cut their own words, or lie under something else. */
const outOfReach = (): string[] => {
  const isSwiped = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isSwiped(element.parentElement));
  const faultOf = (target: HTMLElement): string | undefined => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, width, height } = target.getBoundingClientRect();
    if (!isSwiped(target.parentElement) && (left < -1 || right > innerWidth + 1)) return 'is cut off';
    if (target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).overflowX === 'hidden')
      return 'cuts its words';
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = target.closest('label');
    const isHit = hit && (target.contains(hit) || label?.contains(hit) || hit.contains(target));
    return isHit ? undefined : `lies under ${hit?.tagName}.${hit?.className}`;
  };
  return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')]
    .filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) &&
        !target.matches(':disabled, [tabindex="-1"], [inert] *'),
    )
    .filter((target) => target.getClientRects().length === 1 && target.offsetWidth > 1)
    .flatMap((target) => {
      const fault = faultOf(target);
      return fault ? [`${target.textContent?.trim() || target.getAttribute('aria-label')} ${fault}`] : [];
    });
};

/** Runs in the page. What is pressed or chosen and has neither a line nor a ground of its own, as the reader's colours leave it. */
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

/** Runs in the page. Grounds of what is chosen, and of its neighbours that are not. */
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

for (const name of MAIN)
  test(`${paths[name]} can be used at 200 % and 400 %, and in colours of the reader’s own`, async ({ page, stage }) => {
    const title = await ROUTES[name].arrive(stage);
    await expect(heading(page, title)).toBeVisible();
    await settled(stage);
    await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
    expect(await page.evaluate(withoutShape)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => focusLine(page)).toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ forcedColors: null, contrast: null });
    for (const window of ZOOMED)
      await test.step(`${window.width} px`, async () => {
        await page.setViewportSize(window);
        await settled(stage);
        expect(await page.evaluate(outOfReach)).toEqual([]);
      });
  });

test('what is chosen shows where the reader has chosen the colours', async ({ page, stage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await ROUTES.top.arrive(stage);
  await settled(stage);
  const { chosen, others } = await page.evaluate(grounds);
  expect(chosen).toHaveLength(1);
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(chosen[0]);
});
