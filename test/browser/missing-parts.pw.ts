import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { buildLaterRelease, losePartsOf } from './parts.js';
import { expectPressable } from './pressing.js';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';
import type { Say } from './words.js';

const openLogIn = async (page: Page, say: Say): Promise<void> => {
  await page.goto(paths.login);
  await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
};
const toSignUp = (page: Page, say: Say) =>
  findControl(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
const signUpPage = (page: Page, say: Say) => findHeading(page, say(membersMessages, 'register'));

test('a page whose script is gone after a release reloads once by itself', async ({ page, say }) => {
  await openLogIn(page, say);
  const parts = await losePartsOf(page, { how: 'gone', released: buildLaterRelease('/') });
  // The reload brings the released build, with all its scripts.
  page.once('request', function follow(request) {
    if (request.isNavigationRequest()) void parts.mend();
    else page.once('request', follow);
  });
  await toSignUp(page, say);
  await expect(signUpPage(page, say)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.signUp);
  expect(parts.reloads()).toBe(1);
});

test('a page whose script stays gone says that the shop has changed, and does not reload again by itself', async ({
  page,
  say,
}) => {
  await openLogIn(page, say);
  const parts = await losePartsOf(page, { how: 'gone', released: buildLaterRelease('/') });
  await toSignUp(page, say);
  await expect.poll(parts.reloads).toBe(1);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(say(appMessages, 'outdated'));
  const reload = findControl(page.getByRole('main'), say(appMessages, 'reload'));
  await expectPressable(reload);
  await expectNoSideScroll(page, 320);
  await expectAccessible(page);
  await page.waitForTimeout(3000);
  expect(parts.reloads()).toBe(1);
  await parts.mend();
  await reload.click();
  await expect(signUpPage(page, say)).toBeVisible();
});

for (const how of ['gone', 'cut'] as const)
  test(`a page whose script is ${how} without a release can be tried again`, async ({ page, say }) => {
    await openLogIn(page, say);
    const parts = await losePartsOf(page, { how });
    await toSignUp(page, say);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(say(appMessages, 'noAnswer'));
    const again = findControl(page.getByRole('main'), say(appMessages, 'tryAgain'));
    await expectPressable(again);
    expect(parts.reloads()).toBe(0);
    await parts.mend();
    await again.click();
    await expect(signUpPage(page, say)).toBeVisible();
  });

test('an empty list whose texts do not arrive shows a message', async ({ page, say, member: _ }) => {
  await page.goto(paths.packList);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await losePartsOf(page, { how: 'gone' });
  await page.route('**/api/user/pack/list/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), list: [], all_page: 1 } });
  });
  await page.getByRole('navigation').getByRole('link').nth(1).click();
  await expect(page.getByRole('alert').filter({ hasText: say(appMessages, 'noAnswer') })).toBeVisible();
});
