import type { Page } from '@playwright/test';
import { test } from './journey.js';

export const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: false };

/** Checks a page in a desktop window and then in a phone's, where it stays. A failure names the window. */
export const checkInEachWindow = async (page: Page, look: () => Promise<void>): Promise<void> => {
  // Playwright sets touch for a whole context only.
  const devices = await page.context().newCDPSession(page);
  for (const { viewport, hasTouch } of [DESKTOP, PHONE])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await devices.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
      await look();
    });
};
