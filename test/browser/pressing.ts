import type { Locator } from '@playwright/test';
import { expect } from './journey.js';

/** Expects that the element receives a press at its middle. */
export const expectPressable = async (target: Locator): Promise<void> => {
  await expect(target).toBeInViewport();
  const isHit = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isHit).toBe(true);
};

/** Lists controls in a place that are covered at their middle by another element, with its position. */
const covered = (place: Locator): Promise<string[]> =>
  place.evaluate((root) =>
    [...root.querySelectorAll('button, a[href]')]
      .filter((target) => target.checkVisibility() && !target.matches(':disabled') && !target.closest('[inert]'))
      .flatMap((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === target || target.contains(hit))) return [];
        return [`${target.textContent?.trim()} is under ${hit?.tagName ?? 'nothing'}.${hit?.className ?? ''}`];
      }),
  );

/** Expects that every control in a place receives a press at its middle, where that is visible. */
export const expectAllPressable = async (place: Locator): Promise<void> => {
  await expect(place.getByRole('button').first()).toBeVisible();
  expect(await covered(place)).toEqual([]);
};

/** Tolerance for rounding of a layout: an element half a pixel outside of the window counts as visible. */
const ROUNDING_PIXELS = 1;

const isWhollyInWindow = (target: Locator): Promise<boolean> =>
  target.evaluate((element, slack) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return left >= -slack && top >= -slack && right <= clientWidth + slack && bottom <= clientHeight + slack;
  }, ROUNDING_PIXELS);

/** Expects the element entirely within the window, and at least this large. */
export const expectInSight = async (target: Locator, leastPixels: number): Promise<void> => {
  await expect(target).toBeInViewport();
  await expect.poll(() => isWhollyInWindow(target)).toBe(true);
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(leastPixels);
};
