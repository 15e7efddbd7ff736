import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { newcomer } from './members.js';
import { fillAddress, fillLogIn } from './registration.js';
import {
  chooseCard,
  chooseCount,
  confirmPurchase,
  control,
  expectNoSideScroll,
  heading,
  openPackPage,
  skipAll,
} from './steps.js';

test('a visitor signs up with mail and password, draws, and tells the address when a card is to be shipped', async ({
  page,
  say,
  language,
  operators,
  openPack,
}) => {
  const person = newcomer(language);
  const pack = await openPack();

  await test.step('signs up on the way to a pack', async () => {
    await openPackPage(page, pack);
    await chooseCount(page, say, 10);
    await page.waitForURL(link(paths.login, { packId: pack.id, num: 10 }));
    await control(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
    await page.waitForURL(link(paths.signUp, { packId: pack.id, num: 10 }));
    await fillLogIn(page, say, person);
    await expect(control(page, say(membersMessages, 'doRegister'))).toHaveCount(0);
    await page.getByLabel(say(membersMessages, 'agree')).check();
    await expectNoSideScroll(page);
    await control(page, say(membersMessages, 'doRegister')).click();
    await expect(heading(page, say(membersMessages, 'registered'))).toBeVisible();
  });

  await test.step('draws ten', async () => {
    await operators.grant(person.mail, { points: 1200 });
    await control(page.getByRole('main'), say(membersMessages, 'toPack')).click();
    await page.waitForURL(link(paths.packDetail, { packId: pack.id, num: 10 }));
    await chooseCount(page, say, 10);
    await confirmPurchase(page, say);
    await page.getByRole('button', { name: say(drawsMessages, 'start') }).click();
    await skipAll(page, say);
    await expect(heading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  });

  await test.step('is asked for the address, and comes back to the same choice', async () => {
    await chooseCard(page);
    await control(page, say(drawsMessages, 'toDecide')).click();
    await expect(page.getByText(say(drawsMessages, 'addressMissing'))).toBeVisible();
    await expect(control(page, say(drawsMessages, 'decide'))).toHaveCount(0);
    await expectNoSideScroll(page);
    await control(page, say(drawsMessages, 'giveAddress')).click();
    await expect(heading(page, say(membersMessages, 'shippingAddress'))).toBeVisible();
    await fillAddress(page, say, person);
    await expectNoSideScroll(page);
    await control(page, say(membersMessages, 'decidingSave')).click();
    await expect(page.getByText(say(drawsMessages, 'toShip', { count: 1 }))).toBeVisible();
    await expect(page.getByText(person.address)).toBeVisible();
  });

  await test.step('ships it', async () => {
    await control(page, say(drawsMessages, 'decide')).click();
    await page.waitForURL(new RegExp(`${paths.thankYou}`));
    await control(page.getByRole('main'), say(drawsMessages, 'toHistory')).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: pack.name })).toContainText(
      say(drawsMessages, 'mode2'),
    );
  });
});
