import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { fillRegistration } from './registration.js';
import { chooseCount, findControl, findHeading, openPackPage } from './steps.js';

test('a visitor who must register first returns to the pack with the count', async ({
  page,
  say,
  language,
  openPack,
}) => {
  const pack = await openPack();
  const requestedDraw = { packId: pack.id, num: 10 };
  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await page.waitForURL(link(paths.login, requestedDraw));
  await findControl(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
  await page.waitForURL(link(paths.signUp, requestedDraw));
  await findControl(page.getByRole('main'), say(membersMessages, 'longWay')).click();
  await page.waitForURL(link(paths.userRegister, requestedDraw));
  await fillRegistration(page, say, buildNewcomer(language));
  await findControl(page, say(membersMessages, 'toConfirm')).click();
  await findControl(page, say(membersMessages, 'fix')).click();
  await page.waitForURL(link(paths.userRegister, requestedDraw));
  await findControl(page, say(membersMessages, 'toConfirm')).click();
  await findControl(page, say(membersMessages, 'doRegister')).click();
  await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();
  await findControl(page.getByRole('main'), say(membersMessages, 'toPack')).click();
  await page.waitForURL(link(paths.packDetail, requestedDraw));
  await expect(page.getByLabel(say(packDetailMessages, 'count'), { exact: true })).toHaveValue('10');
});

test('a visitor who logs in from the page of a pack returns to it', async ({ page, say, openPack }) => {
  const pack = await openPack();
  await openPackPage(page, pack);
  await findControl(page.getByRole('banner'), say(membersMessages, 'logIn')).click();
  await page.waitForURL(link(paths.login, { packId: pack.id }));
});

test('an address without a pack leads to the top page', async ({ page, say, api, language }) => {
  const person = buildNewcomer(language);
  await api.register(person);
  await api.get('user/logout');
  await page.goto(`${paths.login}?packId=${encodeURIComponent('//evil.example/')}&num=javascript:1`);
  await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
  await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill(person.pass);
  await page.keyboard.press('Enter');
  await page.waitForURL(paths.top);
});
