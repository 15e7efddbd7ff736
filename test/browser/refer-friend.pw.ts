import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { referralMessages } from '../../web/src/features/members/referral.messages';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import { link, paths } from '../../web/src/paths';
import { copyMessages } from '../../web/src/ui/copy.messages';
import { expectAccessible } from './axe.js';
import { beginByCard, CARDS } from './buying.js';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { newPhone, sendCode, typeCode } from './phone-code.js';
import { fillRegistration } from './registration.js';
import { test } from './stage.js';
import { expectNoSideScroll, factOf, findControl, findHeading } from './steps.js';

const BONUS = 500;
/** A network address reserved for documentation. */
const FRIENDS_NETWORK = '203.0.113.7';
const MEMO = { ja: 'お友だち紹介特典', en: 'Referral bonus' };

test('a member shares their link, a friend registers with it and verifies the phone, and both receive the bonus', async ({
  stage,
  page,
  context,
  browser,
  storageState,
  say,
  api,
  language,
  request,
}) => {
  const people = (number: number) => say(referralMessages, 'people', { number });
  const fact = (of: Page, word: 'paid' | 'left') => factOf(of.getByRole('main'), say(referralMessages, word));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await stage.logIn();
  await page.goto(paths.myPage);
  await findControl(page.getByRole('main'), say(membersMessages, 'toReferral')).click();
  await expect(findHeading(page, say(referralMessages, 'title'))).toBeVisible();
  await expect(page.getByText(say(referralMessages, 'missingTitle'))).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await findControl(page, say(referralMessages, 'missingPhone')).click();
  const ownPhone = newPhone(language);
  await sendCode(page, say, ownPhone.typed);
  await typeCode(page, say, ownPhone.number);
  await page.goto(await beginByCard(api, request, CARDS.paid));
  await page.waitForURL(`${paths.completeBuyPoint}?**`);
  const before: number = await api.get('user/point').then(({ detail }) => detail.point);

  await page.goto(paths.referral);
  await expect(page.getByText(say(referralMessages, 'missingTitle'))).toHaveCount(0);
  await expect(fact(page, 'left')).toHaveText(people(10));
  await findControl(page, say(referralMessages, 'share')).click();
  await expect(page.getByText(say(copyMessages, 'copied'))).toBeVisible();
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  // The friend has another device and network: a bonus between members who share theirs is held.
  const elsewhere = await browser.newContext({
    ...{ userAgent: 'Another browser', viewport: page.viewportSize(), storageState },
    extraHTTPHeaders: { 'x-forwarded-for': FRIENDS_NETWORK },
  });
  const theirs = await elsewhere.newPage();
  const friendApi = new MembersApi(elsewhere.request, language);
  const friend = { ...buildNewcomer(language), address: language === 'ja' ? '2-2' : '20 Long Street' };

  // The friend opens the link and looks at the shop first; the code is still there at the registration.
  await theirs.goto(`${shared.pathname}${shared.search}`);
  await theirs.goto(paths.top);
  await findControl(theirs.getByRole('banner'), say(appMessages, 'logIn')).click();
  await findControl(theirs, say(membersMessages, 'toRegister')).click();
  const code = theirs.getByLabel(say(membersMessages, 'referralCode'), { exact: true });
  await expect(code).toHaveValue(shared.searchParams.get('referral')!);
  await findControl(theirs, say(membersMessages, 'longWay')).click();
  await expect(code).toHaveValue(shared.searchParams.get('referral')!);
  await fillRegistration(theirs, say, friend);
  await findControl(theirs, say(membersMessages, 'toConfirm')).click();
  await findControl(theirs, say(membersMessages, 'doRegister')).click();
  await expect(findHeading(theirs, say(membersMessages, 'registered'))).toBeVisible();

  await theirs.goto(paths.referral);
  await expect(theirs.getByText(say(referralMessages, 'ownUnverified'))).toBeVisible();
  await expectAccessible(theirs);
  await findControl(theirs, say(referralMessages, 'verify')).click();
  const another = newPhone(language);
  await sendCode(theirs, say, another.typed);
  await typeCode(theirs, say, another.number);

  const pointsOf = async (of: MembersApi): Promise<number> => (await of.get('user/point')).detail.point;
  await expect.poll(() => pointsOf(friendApi)).toBe(BONUS);
  expect(await pointsOf(api)).toBe(before + BONUS);

  await theirs.goto(paths.referral);
  await expect(theirs.getByText(say(referralMessages, 'ownPaid', { point: BONUS }))).toBeVisible();
  await page.goto(paths.referral);
  await expect(fact(page, 'paid')).toHaveText(people(1));
  await expect(fact(page, 'left')).toHaveText(people(9));
  await expectAccessible(page);
  for (const one of [page, theirs]) {
    await findControl(one.getByRole('main'), say(referralMessages, 'toHistory')).first().click();
    await expect(findHeading(one, say(pointsMessages, 'pointHistory'))).toBeVisible();
    await expect(one.getByRole('row').filter({ hasText: MEMO[language] })).toContainText(`+${BONUS}`);
  }
  await theirs.goto(link(paths.userRegister, { referral: shared.searchParams.get('referral')! }));
  await expect(theirs.getByText(say(membersMessages, 'alreadyMember'))).toBeVisible();
  await elsewhere.close();
});
