import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../web/src/paths';
import { SCREENS } from './contact-sheet.js';
import { GUIDE_PICTURES } from './guide-pictures.js';
import { expect } from './journey.js';
import { ROUTES, routeNames } from './routes.js';
import { SCENES } from './scenes.js';
import { type Stage, test, waitUntilPainted, waitUntilSettled } from './stage.js';
import { findHeading } from './steps.js';

const MAX_HEIGHT = 3000;

/** Makes the window as high as the page, so that distant content loads and sticky elements lie at the end. */
const fitWindowToPage = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
  await waitUntilPainted(page);
};

const take = async (stage: Stage, name: string): Promise<void> => {
  const { page, language } = stage;
  await waitUntilSettled(stage);
  if (!(await page.getByRole('dialog').first().isVisible())) await fitWindowToPage(page);
  const path = `${SCREENS}/${name}-${page.viewportSize()!.width}-${language}.png`;
  await page.screenshot({ path, animations: 'disabled' });
};

const fileName = (path: string): string => path.slice(1) || 'top';

for (const name of routeNames)
  test(`screen of ${paths[name]}`, async ({ stage }) => {
    const title = await ROUTES[name].arrive(stage);
    await expect(findHeading(stage.page, title(stage))).toBeVisible();
    await take(stage, fileName(paths[name]));
  });

for (const [name, arrive] of Object.entries(SCENES))
  test(`screen of ${name}`, async ({ stage }) => {
    await arrive(stage);
    await take(stage, name);
  });

test('screen of maintenance', async ({ stage }) => {
  await stage.page.goto('/mente.html');
  await take(stage, 'mente');
});

/** Hides the ids in names of test packs, which mean nothing to a reader. */
const hideIds = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/ [\da-f]{8}(?![\da-f])/, '');
  }
};

for (const [picture, name] of Object.entries(GUIDE_PICTURES))
  test(`picture of the guide: ${picture}`, async ({ stage }) => {
    const { page, language } = stage;
    test.skip(page.viewportSize()!.width !== 375, 'the guide shows a phone');
    await ROUTES[name].arrive(stage);
    const phone = await page.context().newCDPSession(page);
    const metrics = { width: 375, height: 500, deviceScaleFactor: 2, mobile: true };
    await phone.send('Emulation.setDeviceMetricsOverride', metrics);
    await waitUntilSettled(stage);
    await waitUntilPainted(page);
    await page.evaluate(hideIds);
    const image = sharp(await page.screenshot({ animations: 'disabled' })).webp({ quality: 60 });
    await writeFile(`web/public/guide/${picture}.${language}.webp`, await image.toBuffer());
  });
