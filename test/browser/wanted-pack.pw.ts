import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { newcomer } from './members.js';
import { fillRegistration } from './registration.js';
import { chooseCount, control, heading, openPackPage } from './steps.js';

test('a visitor who has to register first comes back to the pack, with the count', async ({
  page,
  say,
  language,
  openPack,
}) => {
  const pack = await openPack();
  const wanted = { packId: pack.id, num: 10 };
  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await page.waitForURL(link(paths.login, wanted));
  await control(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
  await page.waitForURL(link(paths.signUp, wanted));
  await control(page.getByRole('main'), say(membersMessages, 'longWay')).click();
  await page.waitForURL(link(paths.userRegister, wanted));
  await fillRegistration(page, say, newcomer(language));
  await control(page, say(membersMessages, 'toConfirm')).click();
  await control(page, say(membersMessages, 'fix')).click();
  await page.waitForURL(link(paths.userRegister, wanted));
  await control(page, say(membersMessages, 'toConfirm')).click();
  await control(page, say(membersMessages, 'doRegister')).click();
  await expect(heading(page, say(membersMessages, 'registered'))).toBeVisible();
  await control(page.getByRole('main'), say(membersMessages, 'toPack')).click();
  await page.waitForURL(link(paths.packDetail, wanted));
  await expect(page.getByLabel(say(packDetailMessages, 'count'), { exact: true })).toHaveValue('10');
});

test('a visitor who logs in from the page of a pack comes back to it', async ({ page, say, openPack }) => {
  const pack = await openPack();
  await openPackPage(page, pack);
  await control(page.getByRole('banner'), say(membersMessages, 'logIn')).click();
  await page.waitForURL(link(paths.login, { packId: pack.id }));
});

test('an address that names something else than a pack leads to the top page', async ({ page, say, api, language }) => {
  const person = newcomer(language);
  await api.register(person);
  await api.get('user/logout');
  await page.goto(`${paths.login}?packId=${encodeURIComponent('//evil.example/')}&num=javascript:1`);
  await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
  await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill(person.pass);
  await page.keyboard.press('Enter');
  await page.waitForURL(paths.top);
});
