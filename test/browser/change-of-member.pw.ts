import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { menuMessages } from '../../web/src/app/menu.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { logIn } from './registration.js';
import { findControl, findHeading } from './steps.js';
import type { Say } from './words.js';

const owned = (tab: Page, points: RegExp) => tab.getByRole('banner').getByRole('link', { name: points });

const logOut = async (tab: Page, say: Say): Promise<void> => {
  await findControl(tab.getByRole('banner'), say(appMessages, 'menu')).click();
  await findControl(tab.getByRole('dialog'), say(appMessages, 'logOut')).click();
  await expect(findControl(tab.getByRole('banner'), say(appMessages, 'logIn'))).toBeVisible();
};

/**
 * Waits until a tab has reloaded because of a log-in or log-out in another tab. An earlier press would be lost with the old
 * document.
 */
const awaitReload = async (tab: Page, action: () => Promise<void>): Promise<void> => {
  const isReloaded = tab.waitForEvent('load');
  await action();
  await isReloaded;
};

test('an old tab never shows data of the previous member', async ({
  page,
  context,
  playwright,
  baseURL,
  say,
  language,
  richMember: _,
}) => {
  const next = { ...buildNewcomer(language), lastName: language === 'ja' ? '鈴木' : 'Suzuki' };
  const elsewhere = await playwright.request.newContext({ baseURL });
  await new MembersApi(elsewhere, language).register(next);
  await elsewhere.dispose();

  const old = await context.newPage();
  await old.goto(paths.myPage);
  await expect(owned(old, /1,000,000/)).toBeVisible();

  await page.goto(paths.top);
  await awaitReload(old, () => logOut(page, say));
  // The old tab has not been used.
  await expect(findHeading(old, say(membersMessages, 'logIn'))).toBeVisible();
  await expect(owned(old, /1,000,000/)).toHaveCount(0);

  await findControl(page.getByRole('banner'), say(appMessages, 'logIn')).click();
  await awaitReload(old, async () => {
    await logIn(page, say, next);
    await page.waitForURL(paths.top);
  });
  // A page sent the old tab to the log-in, which returns there.
  await old.waitForURL(paths.myPage);
  await expect(owned(old, /(^|\D)0P/)).toBeVisible();
  await findControl(old.getByRole('banner'), say(appMessages, 'menu')).click();
  await expect(old.getByRole('dialog')).toContainText(
    say(menuMessages, 'greeting', { name: next.lastName }).split(next.lastName)[0]! + next.lastName,
  );
  await findControl(old.getByRole('dialog'), say(menuMessages, 'myPage')).click();
  await expect(old.getByRole('main')).toContainText(next.lastName);
});

test('a tab that becomes visible again shows that its session has ended', async ({
  page,
  context,
  say,
  richMember: _,
}) => {
  await page.goto(paths.myPage);
  await expect(owned(page, /1,000,000/)).toBeVisible();
  const elsewhere = await context.browser()!.newContext({ storageState: await context.storageState() });
  await elsewhere.request.get('/api/user/logout');
  await elsewhere.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL((url) => url.pathname === paths.login);
  await expect(page.getByRole('status').filter({ hasText: say(membersMessages, 'sessionEnded') })).toBeVisible();
  await expect(owned(page, /1,000,000/)).toHaveCount(0);
});
