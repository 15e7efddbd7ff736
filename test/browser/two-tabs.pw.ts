import { paths } from '../../web/src/app/paths';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { expect, test } from './journey.js';
import { chooseCount, confirmPurchase, control, openPackPage } from './steps.js';

test('two tabs buy side by side, and each sees what the other did', async ({
  page,
  context,
  say,
  richMember,
  openPack,
}) => {
  const packs = [await openPack(), await openPack()] as const;
  const tabs = [page, await context.newPage()] as const;
  for (const [i, tab] of tabs.entries()) {
    await openPackPage(tab, packs[i]!);
    await chooseCount(tab, say, 10);
    await expect(control(tab, say(drawsMessages, 'buy'))).toBeVisible();
  }
  await Promise.all(
    tabs.map(async (tab) => {
      await confirmPurchase(tab, say);
      await tab.waitForURL(paths.gachaAnimation);
    }),
  );

  const { detail } = await richMember.api.get('user/point');
  expect(detail.point).toBe(1_000_000 - 2 * 1000);
  for (const tab of tabs) {
    await tab.goto(paths.buyProductHistory);
    for (const { name } of packs) await expect(tab.getByText(name)).toBeVisible();
  }
});

test('what one tab spent shows in the other after a navigation', async ({
  page,
  context,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack();
  const owned = (points: string) => page.getByRole('banner').getByRole('link', { name: new RegExp(points) });
  await page.goto(paths.top);
  await expect(owned('1,000,000')).toBeVisible();

  const other = await context.newPage();
  await openPackPage(other, pack);
  await chooseCount(other, say, 10);
  await confirmPurchase(other, say);
  await other.waitForURL(paths.gachaAnimation);
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);

  await page.getByRole('main').getByRole('link').first().click();
  await expect(owned('999,000')).toBeVisible();
});
