import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { fillAddress, fillLogIn } from './registration.js';
import {
  chooseCard,
  chooseCount,
  confirmPurchase,
  expectNoSideScroll,
  findControl,
  findHeading,
  openPackPage,
  skipAll,
} from './steps.js';

test('a visitor signs up with mail and password, draws, and enters the address when a card should be shipped', async ({
  page,
  say,
  language,
  operators,
  openPack,
}) => {
  const person = buildNewcomer(language);
  const pack = await openPack();

  await test.step('signs up on the way to a pack', async () => {
    await openPackPage(page, pack);
    await chooseCount(page, say, 10);
    await page.waitForURL(link(paths.login, { packId: pack.id, num: 10 }));
    await findControl(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
    await page.waitForURL(link(paths.signUp, { packId: pack.id, num: 10 }));
    await fillLogIn(page, say, person);
    await expect(findControl(page, say(membersMessages, 'doRegister'))).toHaveCount(0);
    await page.getByLabel(say(membersMessages, 'agree')).check();
    await expectNoSideScroll(page);
    await findControl(page, say(membersMessages, 'doRegister')).click();
    await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();
  });

  await test.step('draws ten', async () => {
    await operators.grant(person.mail, { points: 1200 });
    await findControl(page.getByRole('main'), say(membersMessages, 'toPack')).click();
    await page.waitForURL(link(paths.packDetail, { packId: pack.id, num: 10 }));
    await chooseCount(page, say, 10);
    await confirmPurchase(page, say);
    await page.getByRole('button', { name: say(drawsMessages, 'start') }).click();
    await skipAll(page, say);
    await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  });

  await test.step('is asked for the address, and comes back to the same choice', async () => {
    await chooseCard(page);
    await findControl(page, say(drawsMessages, 'toDecide')).click();
    await expect(page.getByText(say(drawsMessages, 'addressMissing'))).toBeVisible();
    await expect(findControl(page, say(drawsMessages, 'decide'))).toHaveCount(0);
    await expectNoSideScroll(page);
    await findControl(page, say(drawsMessages, 'giveAddress')).click();
    await expect(findHeading(page, say(membersMessages, 'shippingAddress'))).toBeVisible();
    await fillAddress(page, say, person);
    await expectNoSideScroll(page);
    await findControl(page, say(membersMessages, 'decidingSave')).click();
    await expect(page.getByText(say(drawsMessages, 'toShip', { count: 1 }))).toBeVisible();
    await expect(page.getByText(person.address)).toBeVisible();
  });

  await test.step('ships it', async () => {
    await findControl(page, say(drawsMessages, 'decide')).click();
    await page.waitForURL(new RegExp(`${paths.thankYou}`));
    await findControl(page.getByRole('main'), say(drawsMessages, 'toHistory')).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: pack.name })).toContainText(
      say(drawsMessages, 'mode2'),
    );
  });
});
