import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';

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

/** All that can be pressed can be reached and read where a page is looked at with 200 % and 400 %. @param look waits until it is laid out */
export const expectUsableZoomed = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const own = page.viewportSize()!;
  for (const window of ZOOMED)
    await test.step(`${window.width} px`, async () => {
      await page.setViewportSize(window);
      await look();
      expect(await page.evaluate(outOfReach)).toEqual([]);
    });
  await page.setViewportSize(own);
};
