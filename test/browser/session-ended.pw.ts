import type { BrowserContext, Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { logIn } from './registration.js';
import { chooseCount, confirmPurchase, findControl, openPackPage } from './steps.js';
import type { Say } from './words.js';

/** Ends the session as a log-out or ban elsewhere does: the browser still sends its cookie, but it is no longer valid. */
const endSession = async (context: BrowserContext): Promise<void> => {
  const elsewhere = await context.browser()!.newContext({ storageState: await context.storageState() });
  await elsewhere.request.get('/api/user/logout');
  await elsewhere.close();
};

/** Expects the reason for the new log-in. */
const expectReason = (page: Page, say: Say) =>
  expect(page.getByRole('status').filter({ hasText: say(membersMessages, 'sessionEnded') })).toBeVisible();

test('a member logged out elsewhere logs in again and continues with the pack', async ({
  page,
  context,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack();
  await openPackPage(page, pack);
  // Waits until the page knows the logged-in member.
  await expect(page.getByRole('banner').getByRole('link', { name: /1,000,000/ })).toBeVisible();
  await endSession(context);
  await chooseCount(page, say, 10);
  await page.waitForURL(link(paths.login, { packId: pack.id, num: 10 }));
  await expectReason(page, say);
  await logIn(page, say, richMember.person);
  await page.waitForURL(link(paths.packDetail, { packId: pack.id, num: 10 }));
  await chooseCount(page, say, 10);
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();
});

test('a purchase in an ended session is not made, and leads to the log-in', async ({
  page,
  context,
  say,
  richMember,
  openPack,
}) => {
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();
  await endSession(context);
  await confirmPurchase(page, say);
  await page.waitForURL((url) => url.pathname === paths.login);
  await expectReason(page, say);
  await logIn(page, say, richMember.person);
  await page.waitForURL((url) => url.pathname !== paths.login);
  expect((await richMember.api.get('user/point')).detail).toMatchObject({ is_login: '1', point: 1_000_000 });
});

test('a navigation in an ended session leads through the log-in to its page', async ({
  page,
  context,
  say,
  member,
}) => {
  await page.goto(paths.myPage);
  await expect(findControl(page.getByRole('main'), say(membersMessages, 'userMenu'))).toBeVisible();
  await endSession(context);
  await findControl(page.getByRole('main'), say(membersMessages, 'userMenu')).click();
  await page.waitForURL(link(paths.login, { next: paths.userMenu }));
  await expectReason(page, say);
  await expect(page.getByRole('banner').getByRole('link', { name: say(membersMessages, 'logIn') })).toBeVisible();
  await logIn(page, say, member.person);
  await page.waitForURL(paths.userMenu);
});
