import { membersMessages } from '../../web/src/features/members/members.messages';
import { phoneMessages } from '../../web/src/features/members/phone.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect } from './journey.js';
import { newPhone, sendCode, typeCode } from './phone-code.js';
import { test } from './stage.js';
import { expectNoSideScroll, findHeading } from './steps.js';

test('a member verifies the phone by a code', async ({ stage, page, say, language }) => {
  const { typed, number } = newPhone(language);
  await stage.logIn();
  await page.goto(paths.myPage);
  await page
    .getByRole('main')
    .getByRole('link', { name: say(membersMessages, 'userMenu') })
    .click();
  await page.getByRole('link', { name: say(membersMessages, 'changeMember') }).click();
  await expect(findHeading(page, say(membersMessages, 'changeMember'))).toBeVisible();
  await sendCode(page, say, typed);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await typeCode(page, say, number);
  await expect(page.getByRole('definition').filter({ hasText: typed })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: say(phoneMessages, 'verified') })).toBeVisible();
});
