import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { PHONE } from './windows.js';

/** A desk's window at 200 %, and WCAG's 400 % (1.4.10). */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** Runs in the page. Controls that are cut off at a side of the window, or cut their own words, or lie under something else. */
const outOfReach = (place: string): string[] => {
  const isSwiped = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isSwiped(element.parentElement));
  // What a long page lays out only when it is near moves what was scrolled to.
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
  // What lies under an open dialog cannot be pressed anyway; a link past the frame shows with the focus alone.
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

/** All that can be pressed can be reached and read where a page is looked at with 200 % and 400 %. @param look waits until it is laid out */
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

/** A phone on which all text is twice as large (WCAG 1.4.4): a browser's setting for letters makes the root's font so. */
const LARGE = 'html { font-size: 200% !important; }';
/** Text as readers with dyslexia space it (WCAG 1.4.12). */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Runs in the page. Shows it by one more rule than its own, which its security policy lets no element bring. */
const restyle = (rule: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
};

/** Runs in the page. Text that is cut off at a side of the window, but for what is clipped away for those who hear the page. */
const cutOff = (): string[] => {
  const isSwiped = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isSwiped(element.parentElement));
  // A slide that gives way to the next is cut at both sides for a moment.
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

/** Runs in the page. Sides of the window over which a dialog stands out, or at which it cuts what does not fit into it. */
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

/** The dialog over a page can be read and pressed to its end where letters are twice as large. */
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

/** Nothing is cut, covered or wider than a phone where letters are twice as large, or far from each other. @param look waits until it is laid out */
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
