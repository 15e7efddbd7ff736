import { membersMessages } from '../../web/src/features/members/members.messages';
import { partnersMessages } from '../../web/src/features/partners/partners.messages';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import { paths } from '../../web/src/paths';
import { uiMessages } from '../../web/src/ui/ui.messages';
import { expectAccessible } from './axe.js';
import { sandboxOf } from './buying.js';
import { expect } from './journey.js';
import { newPhone, verifyByApi } from './phone-code.js';
import { test } from './stage.js';
import { expectNoSideScroll, factOf, findControl, findHeading } from './steps.js';

const PASSWORD = 'partner1234';
const MILES = { ja: 'さくらマイル', en: 'Sakura Miles' };
const MEMO = { ja: '提携サイトとのポイント移行', en: 'Moved from or to a partner site' };

test('a member links a partner site, transfers points from it, and finds them in the balance and the history', async ({
  stage,
  page,
  say,
  language,
  api,
  request,
}) => {
  const site = MILES[language];
  const points = (amount: string) => say(uiMessages, 'points', { amount });
  await stage.logIn();
  const phone = newPhone(language);
  await verifyByApi(page.request, api, phone);
  const sandbox = await sandboxOf(api);
  const partner = { site: 'miles', loginid: stage.person.mail, password: PASSWORD, tel: phone.typed, balance: 1500 };
  await request.post(`${sandbox}/_control/partner/accounts`, { data: partner });

  await page.goto(paths.myPage);
  await page
    .getByRole('main')
    .getByRole('link', { name: say(membersMessages, 'transferPoint') })
    .click();
  await expect(findHeading(page, say(partnersMessages, 'title'))).toBeVisible();
  const panel = page.getByRole('region', { name: site });
  await findControl(panel, say(partnersMessages, 'linkSite', { site })).click();
  const logIn = page.getByRole('dialog', { name: say(partnersMessages, 'linkTitle', { site }) });
  await logIn.getByLabel(say(partnersMessages, 'mail')).fill(stage.person.mail);
  await logIn.getByLabel(say(partnersMessages, 'pass')).fill('another');
  await findControl(logIn, say(partnersMessages, 'link')).click();
  await expect(logIn.getByRole('alert')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await logIn.getByLabel(say(partnersMessages, 'pass')).fill(PASSWORD);
  await findControl(logIn, say(partnersMessages, 'link')).click();
  await expect(page.getByText(say(partnersMessages, 'linkDone'))).toBeVisible();
  await expect(factOf(panel, say(partnersMessages, 'movable'))).toHaveText(points('1,500'));

  await findControl(panel, say(partnersMessages, 'transferSite', { site })).click();
  const route = say(partnersMessages, 'in', { site });
  const amount = page.getByRole('dialog', { name: say(partnersMessages, 'amountTitle', { route }) });
  await amount.getByLabel(say(partnersMessages, 'amount'), { exact: true }).fill('1501');
  await findControl(amount, say(partnersMessages, 'next')).click();
  await expect(amount.getByText(say(partnersMessages, 'tooMany'))).toBeVisible();
  await amount.getByLabel(say(partnersMessages, 'amount'), { exact: true }).fill('1200');
  await findControl(amount, say(partnersMessages, 'next')).click();
  const confirm = page.getByRole('dialog', { name: say(partnersMessages, 'confirmTitle') });
  await expect(confirm).toContainText(say(partnersMessages, 'confirmIn', { site, points: points('1,200') }));
  await expectAccessible(page);
  await findControl(confirm, say(partnersMessages, 'move')).click();
  await expect(page.getByText(say(partnersMessages, 'moved'))).toBeVisible();
  await expect(factOf(panel, say(partnersMessages, 'movable'))).toHaveText(points('300'));
  await expect(page.getByRole('banner')).toContainText('1,200');
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: say(partnersMessages, 'toHistory') }).click();
  await page.waitForURL(paths.buyPointHistory);
  await expect(findHeading(page, say(pointsMessages, 'pointHistory'))).toBeVisible();
  await expect(page.getByText(MEMO[language])).toBeVisible();
});
