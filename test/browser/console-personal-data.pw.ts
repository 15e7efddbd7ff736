import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { carryOut, confirm, filterOf, memberIdOf, still, type Tell, test } from './console.js';
import { expect } from './journey.js';
import { MembersApi, newcomer, type Registration } from './members.js';

const POINTS = (): number => randomInt(100_000, 999_999);
const figures = new Intl.NumberFormat('en');

const search = async (desk: Page, tell: Tell, what: string) => {
  await desk.goto('/admin/audit-trail');
  await still(desk);
  await desk.getByRole('textbox', { name: tell('resources.audit-trail.fields.q') }).fill(what);
  await desk.waitForURL((url) => url.searchParams.get('filter')?.includes(what) ?? false);
};

test('finance sees who a member is, and neither their address nor their phone number', async ({
  request,
  sitDown,
  language,
}) => {
  const person: Registration = {
    ...newcomer(language),
    tel: language === 'ja' ? `090${randomInt(1e7, 1e8)}` : `4479${randomInt(1e7, 1e8)}`,
    address: `X-${randomInt(1e9)}`,
  };
  await new MembersApi(request, language).register(person);
  const [support, finance] = [await sitDown('support'), await sitDown('finance')];
  const page = `/admin/members/${await memberIdOf(support, person.mail)}/show`;

  await support.goto(page);
  await expect(support.getByText(person.tel, { exact: true })).toBeVisible();
  await expect(support.getByText(person.address, { exact: true })).toBeVisible();
  await finance.goto(page);
  await expect(finance.getByText(person.mail, { exact: true }).first()).toBeVisible();
  await expect(finance.getByText('***', { exact: true }).first()).toBeVisible();
  await still(finance);
  const shown = await finance.locator('body').innerText();
  expect(shown).not.toContain(person.tel);
  expect(shown).not.toContain(person.address);
});

test('an export of people’s data asks again who it is, goes on by itself, and is on record', async ({
  sitDown,
  tell,
  language,
}) => {
  const desk = await sitDown('owner');
  await desk.goto('/admin/audit-trail');
  await still(desk);
  const press = () => desk.getByRole('button', { name: tell('ui.download') }).click();
  await press();
  const dialog = desk.getByRole('dialog', { name: tell('layout.confirm.title') });
  await dialog.locator('input[name="password"]').fill('not the password');
  await dialog.getByRole('button', { name: tell('layout.confirm.go_on') }).click();
  await expect(
    dialog.getByText(language === 'ja' ? /パスワードが正しくありません/ : /password is not correct/),
  ).toBeVisible();
  await expectAccessible(desk);
  const first = desk.waitForEvent('download');
  await confirm(desk, tell);
  expect((await first).suggestedFilename()).toBe('audit-trail.csv');

  const second = desk.waitForEvent('download');
  await press();
  expect((await second).suggestedFilename()).toBe('audit-trail.csv');
  await desk.goto(`/admin/audit-trail?${filterOf({ resource: 'audit-trail' })}`);
  const line = desk.getByRole('row').filter({ hasText: tell('resources.audit-trail.accesses.export') });
  await expect(line.first()).toContainText('Owner');
});

test('an act is found by the member’s name, by the amount and by what the console calls it', async ({
  request,
  sitDown,
  tell,
  language,
}) => {
  const mark = `A${randomInt(1e9)}`;
  const person: Registration = { ...newcomer(language), lastName: `${newcomer(language).lastName}${mark}` };
  await new MembersApi(request, language).register(person);
  const points = POINTS();
  const desk = await sitDown('owner');
  await desk.goto(`/admin/members/${await memberIdOf(desk, person.mail)}/show`);
  await desk.getByRole('button', { name: tell('resources.members.commands.grant-points'), exact: true }).click();
  await desk.getByRole('dialog').locator('input[name="points"]').fill(String(points));
  await carryOut(desk, tell, `for ${mark}`);

  const act = desk.getByRole('row').filter({ hasText: `for ${mark}` });
  const sought = [person.lastName, person.mail, `${figures.format(points)}P`, String(points)];
  for (const what of sought) {
    await search(desk, tell, what);
    await expect(act).toHaveCount(1);
    await expect(act).toContainText(tell('resources.members.commands.grant-points'));
    await expect(act).toContainText(`${figures.format(points)}P`);
    await expect(act.getByRole('link', { name: mark })).toBeVisible();
  }
  await search(desk, tell, tell('resources.members.commands.grant-points'));
  await expect(act).toHaveCount(1);
  await expectAccessible(desk);
  await act.getByRole('cell', { name: `for ${mark}` }).click();
  await desk.waitForURL(/\/admin\/audit-trail\/\d+\/show$/);
  await expect(desk.getByText(`0 → ${figures.format(points)}`)).toBeVisible();
  await still(desk);
  await expectAccessible(desk);
});
