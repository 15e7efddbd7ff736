import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.js';
import { filterOf, test } from './console.js';
import { expect } from './journey.js';
import { expectNoSideScroll } from './steps.js';

test('a member’s contact gets a reply from a template by mail, and is closed', async ({
  openConsole,
  translate,
  language,
  request,
  member: { api, person },
}) => {
  const subject = `Where is it ${randomUUID().slice(0, 8)}`;
  const { number } = await api.post('contact', {
    subject,
    body: 'first line\nsecond <b>line</b>',
    reference: 'P100042X',
  });

  const consolePage = await openConsole('support');
  await consolePage.goto(`/admin/contacts?${filterOf({ q: person.mail })}`);
  await consolePage.getByRole('row').filter({ hasText: subject }).getByRole('link').first().click();
  await expect(consolePage.getByText('first line\nsecond <b>line</b>')).toBeVisible();
  await expect(consolePage.getByText('P100042X', { exact: true })).toBeVisible();
  await expectNoSideScroll(consolePage);
  await expectAccessible(consolePage);

  await consolePage.getByRole('button', { name: translate('resources.contacts.commands.answer') }).click();
  const dialog = consolePage.getByRole('dialog');
  await dialog.getByRole('combobox', { name: translate('contacts.template') }).click();
  await consolePage.getByRole('option', { name: translate('contacts.templates.parcel') }).click();
  const text = dialog.getByRole('textbox', { name: translate('contacts.text') });
  await expect(text).toHaveValue(language === 'ja' ? /お荷物の状況/ : /your parcel/);
  await text.fill('It left today.');
  await dialog.getByRole('button', { name: translate('commands.run') }).click();
  await expect(dialog).toBeHidden();
  await expect(consolePage.getByText(translate('resources.contacts.states.answered'), { exact: true })).toBeVisible();
  await expect(consolePage.getByText('It left today.')).toBeVisible();
  const mails = await (await request.get('/sandbox/outbox')).text();
  expect(mails).toContain(number);
  expect(mails).toContain('It left today.');
  expect(mails).toContain(person.mail);

  await consolePage.getByRole('button', { name: translate('resources.contacts.commands.close'), exact: true }).click();
  await consolePage
    .getByRole('dialog')
    .getByRole('button', { name: translate('commands.run') })
    .click();
  await expect(consolePage.getByText(translate('resources.contacts.states.closed'), { exact: true })).toBeVisible();
  await expect(consolePage.getByRole('button', { name: translate('resources.contacts.commands.answer') })).toHaveCount(
    0,
  );
});
