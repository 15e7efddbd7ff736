import { appMessages } from '../../web/src/app/app.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { fillRegistration, logIn } from './registration.js';
import {
  chooseCard,
  chooseCount,
  confirmPurchase,
  decide,
  expectNoSideScroll,
  factOf,
  findControl,
  findHeading,
  skipAll,
  waitForAnimation,
  waitForFilm,
} from './steps.js';

test('a visitor registers, logs in, draws ten, chooses, and finds the purchase in the history', async ({
  page,
  say,
  language,
  operators,
  openPack,
}) => {
  const person = buildNewcomer(language);
  const pack = await openPack();

  await test.step('registers', async () => {
    await page.goto(paths.userRegister);
    await fillRegistration(page, say, person);
    await expectNoSideScroll(page);
    await findControl(page, say(membersMessages, 'toConfirm')).click();
    await expect(findHeading(page, say(membersMessages, 'confirmTitle'))).toBeVisible();
    await expect(page.getByRole('main').getByText(person.mail, { exact: true })).toBeVisible();
    await expect(page.getByText(person.pass)).toHaveCount(0);
    await findControl(page, say(membersMessages, 'doRegister')).click();
    await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();
  });

  await test.step('logs out, and in again on the way to the pack', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(appMessages, 'menu') })
      .click();
    await findControl(page, say(appMessages, 'logOut')).click();
    await page.waitForURL(paths.top);
    await operators.grant(person.mail, { points: 1200 });
    await page.goto(link(paths.confirmBuyProduct, { packId: pack.id, buyCount: 10 }));
    await page.waitForURL(link(paths.login, { packId: pack.id, num: 10 }));
    await logIn(page, say, person);
    await page.waitForURL(link(paths.packDetail, { packId: pack.id, num: 10 }));
  });

  await test.step('draws ten', async () => {
    await chooseCount(page, say, 10);
    const purchase = page.getByRole('main');
    await expect(factOf(purchase, say(drawsMessages, 'before'))).toHaveText('1,200P');
    await expect(factOf(purchase, say(drawsMessages, 'costPoints'))).toHaveText('1,000P');
    await expect(factOf(purchase, say(drawsMessages, 'after'))).toHaveText('200P');
    await confirmPurchase(page, say);
    await waitForAnimation(page);
  });

  await test.step('sees the first cards, and skips the others', async () => {
    await page.getByRole('button', { name: say(drawsMessages, 'start') }).click();
    await waitForFilm(page);
    await findControl(page, say(drawsMessages, 'skip')).click();
    const stage = page.getByRole('dialog', { name: say(drawsMessages, 'revealTitle') });
    await expect(
      stage.getByText(say(drawsMessages, 'cardOf', { number: 1, total: 10 }), { exact: true }),
    ).toBeVisible();
    await findControl(page, say(drawsMessages, 'flip')).click();
    await findControl(page, say(drawsMessages, 'next')).click();
    await expect(
      stage.getByText(say(drawsMessages, 'cardOf', { number: 2, total: 10 }), { exact: true }),
    ).toBeVisible();
    await skipAll(page, say);
    await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  });

  await test.step('ships one card and has nine converted', async () => {
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(10);
    await chooseCard(page);
    await expectNoSideScroll(page);
    await decide(page, say);
  });

  await test.step('finds it in the history', async () => {
    await findControl(page.getByRole('main'), say(drawsMessages, 'toHistory')).click();
    const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: pack.name });
    await expect(newest).toContainText(say(drawsMessages, 'mode2'));
    await expectNoSideScroll(page);
    await newest.getByRole('link').first().click();
    await expect(findHeading(page, say(drawsMessages, 'detailTitle'))).toBeVisible();
    await expect(factOf(page.getByRole('main'), say(drawsMessages, 'reductionPoint'))).toHaveText('2,700P');
    await expectNoSideScroll(page);
  });
});
