import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { confirmPurchase, drawControl, factOf, findControl, tileOf, waitForAnimation } from './steps.js';

test('a member buys directly from a tile of the top page', async ({ page, say, richMember, openPack }) => {
  const pack = await openPack();
  await page.goto(paths.top);
  const question = page.getByRole('dialog', { name: say(drawsMessages, 'confirmTitle') });

  await drawControl(tileOf(page, pack), say, 10).click();
  await expect(factOf(question, say(drawsMessages, 'costPoints'))).toHaveText('1,000P');
  await expect(factOf(question, say(drawsMessages, 'after'))).toHaveText('999,000P');
  await findControl(question, say(drawsMessages, 'no')).click();
  await expect(question).toBeHidden();
  expect((await richMember.api.get('user/point')).detail.point).toBe(1_000_000);

  await drawControl(tileOf(page, pack), say, 10).click();
  await confirmPurchase(page, say);
  await waitForAnimation(page);
  await expect(findControl(page, say(drawsMessages, 'allSkip'))).toBeVisible();
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);
});

test('a visitor who buys from a tile logs in first', async ({ page, say, openPack }) => {
  const pack = await openPack();
  await page.goto(paths.top);
  await drawControl(tileOf(page, pack), say, 10).click();
  await page.waitForURL(link(paths.login, { packId: pack.id, num: 10 }));
});

test('a member with too few points sees a dialog on the top page', async ({ page, say, member: _, openPack }) => {
  const pack = await openPack();
  await page.goto(paths.top);
  await drawControl(tileOf(page, pack), say, 1).click();
  const shortfall = page.getByRole('dialog', { name: say(drawsMessages, 'pointsShort') });
  await findControl(shortfall, say(drawsMessages, 'noShort')).click();
  await expect(shortfall).toBeHidden();
  await page.waitForURL(paths.top);
});
