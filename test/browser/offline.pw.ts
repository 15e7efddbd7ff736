import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { chooseCount, confirmPurchase, findControl, findHeading, openPackPage, waitForAnimation } from './steps.js';

/** Lists visible pictures of the page's frame that were not loaded. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
    );

test('a purchase whose response is lost is made once, and continues by itself', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  let isLost = false;
  await page.route('**/api/user/pack/buy', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  await confirmPurchase(page, say);
  await waitForAnimation(page);
  expect(isLost).toBe(true);
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);
});

test('a purchase without a response shows what to do, and is made once when repeated', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();
  await page.route('**/api/user/pack/buy', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await confirmPurchase(page, say);
  const fault = page.getByRole('dialog').filter({ hasText: say(appMessages, 'noAnswer') });
  await expect(fault).toBeVisible({ timeout: 15_000 });
  await findControl(fault, say(appMessages, 'close')).click();

  await page.unroute('**/api/user/pack/buy');
  await confirmPurchase(page, say);
  await waitForAnimation(page);
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);
});

test('a purchase without a connection spends nothing, and is made once there is one', async ({
  page,
  context,
  say,
  richMember,
  openPack,
}) => {
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();
  await context.setOffline(true);
  await confirmPurchase(page, say);
  const fault = page.getByRole('dialog').filter({ hasText: say(appMessages, 'noAnswer') });
  await findControl(fault, say(appMessages, 'close')).click();
  await context.setOffline(false);
  await confirmPurchase(page, say);
  await waitForAnimation(page);
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);
});

test('a page without a connection shows that, and loads by itself once there is one', async ({
  page,
  context,
  say,
  member: _,
  openPack,
}) => {
  const pack = await openPack();
  await page.goto(link(paths.packList, { index: 999998 }));
  const tile = page.getByRole('link', { name: pack.name }).first();
  await expect(tile).toBeVisible();
  await context.setOffline(true);
  await tile.click();
  await expect(page.getByText(say(appMessages, 'offline'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await context.setOffline(false);
  await expect(findHeading(page, pack.name)).toBeVisible();
  await expect(page.getByText(say(appMessages, 'offline'))).toHaveCount(0);
});
