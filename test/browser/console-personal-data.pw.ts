import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { carryOut, confirm, filterOf, memberIdOf, type Translate, test, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi, type Registration } from './members.js';

const POINTS = (): number => randomInt(100_000, 999_999);
const figures = new Intl.NumberFormat('en');

const search = async (consolePage: Page, translate: Translate, what: string) => {
  await consolePage.goto('/admin/audit-trail');
  await waitUntilLoaded(consolePage);
  await consolePage.getByRole('textbox', { name: translate('resources.audit-trail.fields.q') }).fill(what);
  await consolePage.waitForURL((url) => url.searchParams.get('filter')?.includes(what) ?? false);
};

test('finance sees who a member is, and neither their address nor their phone number', async ({
  request,
  openConsole,
  language,
}) => {
  const person: Registration = {
    ...buildNewcomer(language),
    tel: language === 'ja' ? `090${randomInt(1e7, 1e8)}` : `4479${randomInt(1e7, 1e8)}`,
    address: `X-${randomInt(1e9)}`,
  };
  await new MembersApi(request, language).register(person);
  const [support, finance] = [await openConsole('support'), await openConsole('finance')];
  const page = `/admin/members/${await memberIdOf(support, person.mail)}/show`;

  await support.goto(page);
  await expect(support.getByText(person.tel, { exact: true })).toBeVisible();
  await expect(support.getByText(person.address, { exact: true })).toBeVisible();
  await finance.goto(page);
  await expect(finance.getByText(person.mail, { exact: true }).first()).toBeVisible();
  await expect(finance.getByText('***', { exact: true }).first()).toBeVisible();
  await waitUntilLoaded(finance);
  const shown = await finance.locator('body').innerText();
  expect(shown).not.toContain(person.tel);
  expect(shown).not.toContain(person.address);
});

test('an export of personal data asks for the password, continues by itself, and is recorded', async ({
  openConsole,
  translate,
  language,
}) => {
  const consolePage = await openConsole('owner');
  await consolePage.goto('/admin/audit-trail');
  await waitUntilLoaded(consolePage);
  const press = () => consolePage.getByRole('button', { name: translate('ui.download') }).click();
  await press();
  const dialog = consolePage.getByRole('dialog', { name: translate('layout.confirm.title') });
  await dialog.locator('input[name="password"]').fill('not the password');
  await dialog.getByRole('button', { name: translate('layout.confirm.go_on') }).click();
  await expect(
    dialog.getByText(language === 'ja' ? /パスワードが正しくありません/ : /password is not correct/),
  ).toBeVisible();
  await expectAccessible(consolePage);
  const first = consolePage.waitForEvent('download');
  await confirm(consolePage, translate);
  expect((await first).suggestedFilename()).toBe('audit-trail.csv');

  const second = consolePage.waitForEvent('download');
  await press();
  expect((await second).suggestedFilename()).toBe('audit-trail.csv');
  await consolePage.goto(`/admin/audit-trail?${filterOf({ resource: 'audit-trail' })}`);
  const line = consolePage.getByRole('row').filter({ hasText: translate('resources.audit-trail.accesses.export') });
  await expect(line.first()).toContainText('Owner');
});

test('an audit entry is found by the member’s name, the amount and the command’s name', async ({
  request,
  openConsole,
  translate,
  language,
}) => {
  const mark = `A${randomInt(1e9)}`;
  const person: Registration = { ...buildNewcomer(language), lastName: `${buildNewcomer(language).lastName}${mark}` };
  await new MembersApi(request, language).register(person);
  const points = POINTS();
  const consolePage = await openConsole('owner');
  await consolePage.goto(`/admin/members/${await memberIdOf(consolePage, person.mail)}/show`);
  await consolePage
    .getByRole('button', { name: translate('resources.members.commands.grant-points'), exact: true })
    .click();
  await consolePage.getByRole('dialog').locator('input[name="points"]').fill(String(points));
  await carryOut(consolePage, translate, `for ${mark}`);

  const action = consolePage.getByRole('row').filter({ hasText: `for ${mark}` });
  const sought = [person.lastName, person.mail, `${figures.format(points)}P`, String(points)];
  for (const what of sought) {
    await search(consolePage, translate, what);
    await expect(action).toHaveCount(1);
    await expect(action).toContainText(translate('resources.members.commands.grant-points'));
    await expect(action).toContainText(`${figures.format(points)}P`);
    await expect(action.getByRole('link', { name: mark })).toBeVisible();
  }
  await search(consolePage, translate, translate('resources.members.commands.grant-points'));
  await expect(action).toHaveCount(1);
  await expectAccessible(consolePage);
  await action.getByRole('cell', { name: `for ${mark}` }).click();
  await consolePage.waitForURL(/\/admin\/audit-trail\/\d+\/show$/);
  await expect(consolePage.getByText(`0 → ${figures.format(points)}`)).toBeVisible();
  await waitUntilLoaded(consolePage);
  await expectAccessible(consolePage);
});
