import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { chooseCount, findControl, openPackPage } from './steps.js';

test('a member with too few points is asked whether to buy some', async ({
  page,
  say,
  member,
  operators,
  openPack,
}) => {
  await operators.grant(member.person.mail, { points: 999 });
  const pack = await openPack();
  const shortfall = page.getByRole('dialog', { name: say(drawsMessages, 'pointsShort') });

  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await findControl(shortfall, say(drawsMessages, 'noShort')).click();
  await expect(shortfall).toBeHidden();
  await page.waitForURL(link(paths.packDetail, { packId: pack.id }));

  await chooseCount(page, say, 10);
  await findControl(shortfall, say(drawsMessages, 'yes')).click();
  await page.waitForURL(link(paths.buyPoint, { packId: pack.id, num: 10 }));
});

test('a member with too few coins sees a dialog that can only be closed', async ({
  page,
  say,
  member,
  operators,
  openPack,
}) => {
  await operators.grant(member.person.mail, { coins: 99 });
  const pack = await openPack({ payment_method: '2', price_point: 10 });
  const shortfall = page.getByRole('dialog', { name: say(drawsMessages, 'coinsShort') });

  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await expect(shortfall.getByRole('link')).toHaveCount(0);
  await expect(shortfall.getByRole('button')).toHaveText([say(drawsMessages, 'close')]);
  await shortfall.getByRole('button').click();
  await expect(shortfall).toBeHidden();
  await page.waitForURL(link(paths.packDetail, { packId: pack.id }));
});
