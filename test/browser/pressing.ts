import type { Locator } from '@playwright/test';
import { expect } from './journey.js';

/** It takes a press at its middle. */
export const expectPressable = async (target: Locator): Promise<void> => {
  await expect(target).toBeInViewport();
  const isHit = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isHit).toBe(true);
};

/** Names of what can be pressed in a place but is covered, at its middle, by something else; where it lies, too. */
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

/** Whatever can be pressed in a place, and has its middle in sight, takes a press there. */
export const expectAllPressable = async (place: Locator): Promise<void> => {
  await expect(place.getByRole('button').first()).toBeVisible();
  expect(await covered(place)).toEqual([]);
};

/** What a layout rounds away: an element that ends half a pixel outside of the window is seen whole. */
const ROUNDING_PIXELS = 1;

const isWhollyInWindow = (target: Locator): Promise<boolean> =>
  target.evaluate((element, slack) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return left >= -slack && top >= -slack && right <= clientWidth + slack && bottom <= clientHeight + slack;
  }, ROUNDING_PIXELS);

/** It is wholly in the window, and large enough to be seen. */
export const expectInSight = async (target: Locator, leastPixels: number): Promise<void> => {
  await expect(target).toBeInViewport();
  await expect.poll(() => isWhollyInWindow(target)).toBe(true);
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(leastPixels);
};
