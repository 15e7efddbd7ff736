import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { chooseCount, confirmPurchase, drawControl, findControl, openPackPage, tileOf } from './steps.js';

test('a member who confirms a purchase just after the last ticket is sold sees that on the pack’s page', async ({
  page,
  say,
  richMember,
  rival,
  openPack,
}) => {
  const pack = await openPack({ quantity: 12 });
  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();

  await rival.draw(pack.id, 12);
  await confirmPurchase(page, say);

  await page.waitForURL((url) => url.pathname === paths.packDetail && url.searchParams.has('errorMessageCount'));
  const refusal = new URL(page.url()).searchParams.get('errorMessageCount')!;
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  const { detail } = await richMember.api.get('user/point');
  expect(detail.point).toBe(1_000_000);
});

test('a member who confirms it on the top page sees that in a dialog', async ({
  page,
  say,
  richMember: _,
  rival,
  openPack,
}) => {
  const pack = await openPack({ quantity: 12 });
  await page.goto(paths.top);
  await drawControl(tileOf(page, pack), say, 10).click();
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();

  await rival.draw(pack.id, 12);
  await confirmPurchase(page, say);
  const refusal = page.getByRole('dialog', { name: say(drawsMessages, 'notBought') });
  await expect(refusal.getByRole('alert')).toBeVisible();
  await findControl(refusal, say(drawsMessages, 'close')).click();
  await expect(refusal).toBeHidden();
  await expect(drawControl(tileOf(page, pack), say, 10)).toHaveCount(0);
});
