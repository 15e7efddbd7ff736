import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { PHONE } from './windows.js';

/** A desktop window at 200 %, and WCAG's 400 % (1.4.10). */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** Runs in the page. Lists controls that are cut off at a side of the window, truncate their text, or are covered. */
const outOfReach = (place: string): string[] => {
  const isSwiped = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isSwiped(element.parentElement));
  // Deferred layout of a long page may move the scrolled element.
  const broughtIntoView = (target: HTMLElement, times = 3): DOMRect => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    return times === 0 || (box.top >= 0 && box.bottom <= innerHeight) ? box : broughtIntoView(target, times - 1);
  };
  const faultOf = (target: HTMLElement): string | undefined => {
    const { left, top, right, width, height } = broughtIntoView(target);
    if (!isSwiped(target.parentElement) && (left < -1 || right > innerWidth + 1)) return 'is cut off';
    if (target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).overflowX === 'hidden')
      return 'cuts its words';
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = target.closest('label');
    const isHit = hit && (target.contains(hit) || label?.contains(hit) || hit.contains(target));
    return isHit ? undefined : `lies under ${hit?.tagName}.${hit?.className}`;
  };
  // Elements under an open dialog cannot be pressed anyway; a skip link outside of the frame shows on focus alone.
  const top = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document.querySelector(place)!;
  return [...top.querySelectorAll<HTMLElement>('a[href]:not(.skip-link), button, input, select, textarea')]
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

/** Expects that every control can be reached and read at 200 % and 400 %. @param look waits until the layout is finished */
export const expectUsableZoomed = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const viewport = page.viewportSize()!;
  for (const window of ZOOMED)
    await test.step(`${window.width} px`, async () => {
      await page.setViewportSize(window);
      await look();
      expect(await page.evaluate(outOfReach, 'main')).toEqual([]);
    });
  await page.setViewportSize(viewport);
};

/** Doubled text on a phone (WCAG 1.4.4), as a browser's font setting enlarges the root's font. */
const LARGE = 'html { font-size: 200% !important; }';
/** Text spacing for readers with dyslexia (WCAG 1.4.12). */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Runs in the page. Adds a style rule by script, because the security policy allows no inline style. */
const restyle = (rule: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
};

/** Runs in the page. Lists text that is cut off at a side of the window, except text for screen readers. */
const cutOff = (): string[] => {
  const isSwiped = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isSwiped(element.parentElement));
  // A slide is cut off at both sides during its transition.
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  const isMoving = (element: Element): boolean => moving.some((target) => target?.contains(element));
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const element = texts.currentNode.parentElement!;
    if (
      text === '' ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      isMoving(element) ||
      element.closest('.visually-hidden, .skip-link, option, svg, [inert], [aria-hidden="true"]')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !isSwiped(element) && !isClipped(element))
      faults.push(`${text} is cut off`);
  }
  return faults;
};

/** Runs in the page. Lists the sides at which a dialog exceeds the window or cuts off its content. */
const standsOut = (dialog: Element): string[] => {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  const { overflowY } = getComputedStyle(dialog);
  const isCut = dialog.scrollHeight > dialog.clientHeight + 1 && !/auto|scroll/.test(overflowY);
  const sides = {
    left: left < -1,
    top: top < -1,
    right: right > innerWidth + 1,
    bottom: bottom > innerHeight + 1,
    isCut,
  };
  return Object.entries(sides).flatMap(([side, is]) => (is ? [side] : []));
};

/** Expects that a dialog can be read and pressed entirely with doubled text. */
export const expectDialogWholeInLargeText = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const dialog = page.getByRole('dialog').last();
  await expectWholeInLargeText(page, async () => {
    await look();
    expect(await dialog.evaluate(standsOut)).toEqual([]);
  });
};

export const expectClosedByEscape = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/**
 * Expects that nothing is cut off, covered or wider than a phone with doubled or widely spaced text.
 *
 * @param look waits until the layout is finished
 */
export const expectWholeInLargeText = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const viewport = page.viewportSize()!;
  await page.setViewportSize(PHONE.viewport);
  for (const [name, rule] of Object.entries({ 'text at 200 %': LARGE, 'spaced text': SPACED }))
    await test.step(name, async () => {
      await page.evaluate(restyle, rule);
      await look();
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(PHONE.viewport.width);
      expect(await page.evaluate(outOfReach, 'body')).toEqual([]);
      expect(await page.evaluate(cutOff)).toEqual([]);
    });
  await page.evaluate(restyle, '');
  await page.setViewportSize(viewport);
};
