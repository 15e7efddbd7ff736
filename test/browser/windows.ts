import type { Page } from '@playwright/test';
import { test } from './journey.js';

export const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true };
export const DESK = { viewport: { width: 1280, height: 800 } };

/**
 * Looks at a page in a desk's window and, as it stands there, in a phone's. What fails names the window.
 *
 * @param page in a desk's window
 */
export const inEachWindow = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await test.step(`${DESK.viewport.width} px`, look);
  await test.step(`${PHONE.viewport.width} px`, async () => {
    await page.setViewportSize(PHONE.viewport);
    // Playwright itself decides for a whole context whether it is touched.
    const devices = await page.context().newCDPSession(page);
    await devices.send('Emulation.setTouchEmulationEnabled', { enabled: PHONE.hasTouch });
    await look();
  });
};
