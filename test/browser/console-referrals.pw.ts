import { randomUUID } from 'node:crypto';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { beginByCard, CARDS } from './buying.js';
import { test } from './console.js';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { newPhone, verifyByApi } from './phone-code.js';
import { expectNoSideScroll } from './steps.js';

test('a referral at one address is held, and an operator compares the two members and pays them', async ({
  openConsole,
  translate,
  page,
  playwright,
  baseURL,
  request,
  language,
  member: { api, person },
}) => {
  await page.goto(await beginByCard(api, request, CARDS.paid));
  await page.waitForURL(`${paths.completeBuyPoint}?**`);
  await verifyByApi(page.request, api, newPhone(language));
  const before = (await api.get('user/point')).detail.point;
  const { code } = (await api.get('user/referral')).detail;
  const elsewhere = await playwright.request.newContext({ baseURL, userAgent: 'Another browser' });
  const friend = new MembersApi(elsewhere, language);
  // Another test's referral may be held at the same time.
  const firstName = `Twin ${randomUUID().slice(0, 8)}`;
  await friend.register({ ...buildNewcomer(language), firstName, address: person.address, referralCode: code });
  await verifyByApi(elsewhere, friend, newPhone(language));
  await expect.poll(async () => (await friend.get('user/referral')).detail.own).toBe('waiting');
  await expect.poll(async () => (await api.get('user/referral')).detail.waiting).toBe(1);

  const consolePage = await openConsole('owner');
  await consolePage.goto('/admin/referrals');
  await consolePage.getByRole('row').filter({ hasText: firstName }).getByRole('link').first().click();
  await expect(consolePage.getByText(translate('referrals.held'))).toBeVisible();
  // Two members at one address may also share a network.
  const signs = new RegExp(`(^|${translate('referrals.and')})${translate('resources.referrals.signs.address')}`);
  await expect(consolePage.locator('span').filter({ hasText: signs }).first()).toBeVisible();
  await expectNoSideScroll(consolePage);
  await expectAccessible(consolePage);
  await consolePage.getByRole('button', { name: translate('resources.referrals.commands.pay') }).click();
  const dialog = consolePage.getByRole('dialog');
  await dialog.getByLabel(translate('commands.reason')).fill('two brothers');
  await dialog.getByRole('button', { name: translate('commands.run') }).click();
  await expect(dialog).toBeHidden();
  await expect(consolePage.getByText(translate('resources.referrals.states.paid'), { exact: true })).toBeVisible();
  expect((await friend.get('user/point')).detail.point).toBe(500);
  expect((await api.get('user/point')).detail.point).toBe(before + 500);

  await consolePage.getByRole('main').getByRole('link', { name: person.lastName }).first().click();
  await consolePage.getByRole('tab', { name: translate('members.tabs.referrals') }).click();
  const brought = consolePage.getByRole('table', { name: translate('referrals.friends') });
  await expect(brought.getByRole('link', { name: translate('resources.referrals.states.paid') })).toBeVisible();
  await expectNoSideScroll(consolePage);
  await expectAccessible(consolePage);
  await elsewhere.dispose();
});
