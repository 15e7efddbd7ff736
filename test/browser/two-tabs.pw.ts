import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { menuMessages } from '../../web/src/app/menu.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { chooseCount, confirmPurchase, findControl, openPackPage, skipAll, waitForAnimation } from './steps.js';

const owned = (tab: Page, points: string) =>
  tab.getByRole('banner').getByRole('link', { name: new RegExp(`(?<![\\d,])${points}P`) });

test('two tabs buy at the same time, and each sees the other’s purchase', async ({
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
    await expect(findControl(tab, say(drawsMessages, 'buy'))).toBeVisible();
  }
  // Neither purchase reaches the shop before both were sent.
  let waiting = 0;
  let letGo = () => {};
  const bothAreUnderWay = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/api/user/pack/buy', async (route) => {
    waiting += 1;
    if (waiting === tabs.length) letGo();
    await bothAreUnderWay;
    await route.continue();
  });
  await Promise.all(
    tabs.map(async (tab) => {
      await confirmPurchase(tab, say);
      await waitForAnimation(tab);
    }),
  );
  expect(waiting).toBe(2);

  const { detail } = await richMember.api.get('user/point');
  expect(detail.point).toBe(1_000_000 - 2 * 1000);
  for (const tab of tabs) {
    await skipAll(tab, say);
    await expect(owned(tab, '998,000')).toBeVisible();
    await findControl(tab.getByRole('banner'), say(appMessages, 'menu')).click();
    await findControl(tab.getByRole('dialog'), say(menuMessages, 'productHistory')).click();
    const rows = tab.getByRole('main').getByRole('listitem');
    for (const { name } of packs) await expect(rows.filter({ hasText: name })).toHaveCount(1);
  }
});

test('the spending of one tab shows in the other after a navigation', async ({
  page,
  context,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack();
  await page.goto(paths.top);
  await expect(owned(page, '1,000,000')).toBeVisible();

  const other = await context.newPage();
  await openPackPage(other, pack);
  await chooseCount(other, say, 10);
  await confirmPurchase(other, say);
  await waitForAnimation(other);
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);

  await page.getByRole('main').getByRole('navigation').getByRole('link').first().click();
  await expect(owned(page, '999,000')).toBeVisible();
});
