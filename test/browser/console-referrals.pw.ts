import { randomUUID } from 'node:crypto';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { beginByCard, CARDS } from './buying.js';
import { test } from './console.js';
import { expect } from './journey.js';
import { MembersApi, newcomer } from './members.js';
import { newPhone, verifyByApi } from './phone-code.js';
import { expectNoSideScroll } from './steps.js';

test('a pair at one address is held, and an operator compares the two and pays them', async ({
  sitDown,
  tell,
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
  // Another test's pair may be held at the same time.
  const firstName = `Twin ${randomUUID().slice(0, 8)}`;
  await friend.register({ ...newcomer(language), firstName, address: person.address, referralCode: code });
  await verifyByApi(elsewhere, friend, newPhone(language));
  await expect.poll(async () => (await friend.get('user/referral')).detail.own).toBe('waiting');
  await expect.poll(async () => (await api.get('user/referral')).detail.waiting).toBe(1);

  const desk = await sitDown('owner');
  await desk.goto('/admin/referrals');
  await desk.getByRole('row').filter({ hasText: firstName }).getByRole('link').first().click();
  await expect(desk.getByText(tell('referrals.held'))).toBeVisible();
  // Whoever is at one address may be on one network, too.
  const signs = new RegExp(`(^|${tell('referrals.and')})${tell('resources.referrals.signs.address')}`);
  await expect(desk.locator('span').filter({ hasText: signs }).first()).toBeVisible();
  await expectNoSideScroll(desk);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: tell('resources.referrals.commands.pay') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(tell('commands.reason')).fill('two brothers');
  await dialog.getByRole('button', { name: tell('commands.run') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(tell('resources.referrals.states.paid'), { exact: true })).toBeVisible();
  expect((await friend.get('user/point')).detail.point).toBe(500);
  expect((await api.get('user/point')).detail.point).toBe(before + 500);

  await desk.getByRole('main').getByRole('link', { name: person.lastName }).first().click();
  await desk.getByRole('tab', { name: tell('members.tabs.referrals') }).click();
  const brought = desk.getByRole('table', { name: tell('referrals.friends') });
  await expect(brought.getByRole('link', { name: tell('resources.referrals.states.paid') })).toBeVisible();
  await expectNoSideScroll(desk);
  await expectAccessible(desk);
  await elsewhere.dispose();
});
