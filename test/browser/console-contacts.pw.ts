import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.js';
import { filterOf, test } from './console.js';
import { expect } from './journey.js';
import { expectNoSideScroll } from './steps.js';

test('what a member has written is answered by mail from a template, and closed', async ({
  sitDown,
  tell,
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

  const desk = await sitDown('support');
  await desk.goto(`/admin/contacts?${filterOf({ q: person.mail })}`);
  await desk.getByRole('row').filter({ hasText: subject }).getByRole('link').first().click();
  await expect(desk.getByText('first line\nsecond <b>line</b>')).toBeVisible();
  await expect(desk.getByText('P100042X', { exact: true })).toBeVisible();
  await expectNoSideScroll(desk);
  await expectAccessible(desk);

  await desk.getByRole('button', { name: tell('resources.contacts.commands.answer') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('combobox', { name: tell('contacts.template') }).click();
  await desk.getByRole('option', { name: tell('contacts.templates.parcel') }).click();
  const text = dialog.getByRole('textbox', { name: tell('contacts.text') });
  await expect(text).toHaveValue(language === 'ja' ? /お荷物の状況/ : /your parcel/);
  await text.fill('It left today.');
  await dialog.getByRole('button', { name: tell('commands.run') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(tell('resources.contacts.states.answered'), { exact: true })).toBeVisible();
  await expect(desk.getByText('It left today.')).toBeVisible();
  const mails = await (await request.get('/sandbox/outbox')).text();
  expect(mails).toContain(number);
  expect(mails).toContain('It left today.');
  expect(mails).toContain(person.mail);

  await desk.getByRole('button', { name: tell('resources.contacts.commands.close'), exact: true }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: tell('commands.run') })
    .click();
  await expect(desk.getByText(tell('resources.contacts.states.closed'), { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: tell('resources.contacts.commands.answer') })).toHaveCount(0);
});
