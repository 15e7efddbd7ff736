import { type Locator, mergeTests } from '@playwright/test';
import { carryOut, confirm, enter, fieldOf, filterOf, goTo, listed, look, press, still, type Tell } from './console.js';
import { test as inOwnShop } from './console-own-shop.js';
import { bytesOf, test as withParcels, yamatoNumber } from './console-parcels.js';
import { expect, type Page } from './journey.js';
import { MembersApi, newcomer } from './members.js';
import { expectPressable } from './pressing.js';
import { DESK, PHONE } from './windows.js';

const test = mergeTests(withParcels, inOwnShop);

/** Past the 14 business days of a parcel, whatever holidays are in them. */
const LATE_MS = 30 * 24 * 60 * 60_000;
/** Of their own alone: what they have asked others to agree to, and what they did. */
const MENU = ['/admin', '/admin/shipments', '/admin/approvals', '/admin/audit-trail'];

const command = (desk: Page, tell: Tell, name: string): Locator =>
  desk.getByRole('button', { name: tell(`resources.shipments.commands.${name}`), exact: true });

const openParcel = async (desk: Page, number: string): Promise<void> => {
  await desk.getByRole('link', { name: number, exact: true }).click();
  await desk.waitForURL(/\/admin\/shipments\/[^/]+\/show$/);
  await still(desk);
};

/** What the dashboard says under a word. */
const figure = (desk: Page, tell: Tell, word: string): Locator =>
  desk
    .getByRole('main')
    .locator('.MuiPaper-root')
    .filter({ hasText: tell(`dashboard.${word}`) })
    .getByRole('paragraph')
    .nth(1);

/** Goes from the dashboard to what one of its figures is of. */
const openFigure = async (desk: Page, tell: Tell, word: string): Promise<void> => {
  await goTo(desk, tell, 'ra.page.dashboard');
  await desk
    .getByRole('main')
    .getByRole('link', { name: tell(`dashboard.${word}`) })
    .click();
};

const file = (...lines: readonly string[]) => ({
  name: 'tracking.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['number,delivery_code,carrier', ...lines].map((line) => `${line}\r\n`).join('')),
});

test('shipping comes in, packs what is due, tells each parcel’s number, and sees what is left go down', async ({
  playwright,
  baseURL,
  empty: desk,
  operators,
  openPack,
  recipient,
  ownShop,
  tell,
  language,
}, info) => {
  test.slow();
  const one = await recipient(1, newcomer(language));
  const many = await recipient(3, newcomer(language));
  // Who draws a card that can only be shipped and says nothing has it sent a day later, and has told no address.
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const silent = new MembersApi(request, language);
  const person = newcomer(language);
  await silent.signUp(person);
  await operators.grant(person.mail, { points: 100 });
  await silent.draw((await openPack({ no_reduction: '1' })).id, 1);
  await ownShop.moveClock(LATE_MS);
  await silent.logIn(person);

  await test.step('comes in, and sees what shipping may', async () => {
    await enter(desk, tell, 'shipping');
    await expect(figure(desk, tell, 'waiting')).toHaveText('5');
    await expect(figure(desk, tell, 'late')).toHaveText('4');
    for (const word of ['lately', 'payment_alarms', 'parked_mails'])
      await expect(desk.getByText(tell(`dashboard.${word}`))).toHaveCount(0);
    const links = desk.getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(MENU);
    await look(desk, info, 'dashboard');
  });

  await test.step('opens what is late, and takes its packing list along', async () => {
    await openFigure(desk, tell, 'late');
    await expect(desk.getByRole('row')).toHaveCount(5);
    await look(desk, info, 'late');
    const exported = async () => {
      await press(desk, tell, 'shipments.export');
      await desk.getByRole('menuitem', { name: tell('shipments.packing') }).click();
      await look(desk, info, 'confirm');
      await confirm(desk, tell);
    };
    const packing = (await bytesOf(desk, exported)).toString('utf8');
    for (const number of [...one.numbers, ...many.numbers]) expect(packing).toContain(number);
    expect(packing).toContain(one.person.address);
  });

  await test.step('tells one number by hand; a wrong one is refused in words', async () => {
    await openParcel(desk, one.numbers[0]!);
    await look(desk, info, 'parcel');
    await expectPressable(command(desk, tell, 'mark-shipped'));
    await command(desk, tell, 'mark-shipped').click();
    const dialog = desk.getByRole('dialog');
    const number = fieldOf(dialog, tell, 'shipments', 'delivery_code');
    await expect(number).toBeFocused();
    await number.fill(many.numbers[0]!);
    await dialog.getByLabel(tell('commands.reason')).fill('Packed');
    await dialog.getByRole('button', { name: tell('commands.run') }).click();
    const refusal = language === 'ja' ? /送り状の追跡番号を読み取ってください/ : /Scan the tracking number/;
    await expect(dialog.getByText(refusal)).toBeVisible();
    await look(desk, info, 'refused');
    await desk.setViewportSize(PHONE.viewport);
    await expectPressable(desk.locator('.MuiDialog-root button[type="submit"]'));
    await desk.setViewportSize(DESK.viewport);
    await number.fill(yamatoNumber());
    await carryOut(desk, tell, 'Packed');
    await expect(desk.getByText(tell('resources.shipments.states.shipped'), { exact: true })).toBeVisible();
    await look(desk, info, 'shipped');
  });

  const [waiting] = await (await desk.request.get(`/admin-api/shipments?${filterOf({ held: 'true' })}`)).json();

  await test.step('sees why another waits, and has nothing to send it by', async () => {
    await openFigure(desk, tell, 'waiting');
    await expect(desk.getByRole('row')).toHaveCount(5);
    await expect(desk.getByRole('row').filter({ hasText: waiting.number })).toContainText(tell('shipments.no_address'));
    await look(desk, info, 'list');
    await openParcel(desk, waiting.number);
    await expect(desk.getByText(tell('shipments.no_address_why'))).toBeVisible();
    await expect(command(desk, tell, 'mark-shipped')).toHaveCount(0);
    await look(desk, info, 'waiting');
  });

  await test.step('tells many numbers by a file; the line of what waits is refused in words', async () => {
    await goTo(desk, tell, 'resources.shipments.name');
    await desk.getByRole('link', { name: tell('shipments.import') }).click();
    const lines = [...many.numbers, waiting.number].map((number) => `${number},${yamatoNumber()},ヤマト運輸`);
    await desk.locator('input[type=file]').setInputFiles(file(...lines));
    await expect(desk.locator('[data-count=ready]')).toHaveText('3');
    await expect(desk.getByRole('row').filter({ hasText: waiting.number })).toContainText(
      language === 'ja' ? 'お届け先の未登録' : 'there is no address yet',
    );
    await look(desk, info, 'file');
    await press(desk, tell, 'shipments.file.apply', { count: 3 });
    await expect(desk.getByText(tell('shipments.file.done', { count: 3 }))).toBeVisible();
    await look(desk, info, 'file-saved');
  });

  await test.step('sends what waited as soon as its member has told where to', async () => {
    const { state } = await silent.post('user/address', person);
    expect(state).toBe(200);
    await listed(desk, 'shipments', { id: waiting.id, held: 'false' });
    await openFigure(desk, tell, 'waiting');
    await expect(desk.getByRole('row')).toHaveCount(2);
    await expect(desk.getByRole('row').filter({ hasText: waiting.number })).toContainText(person.lastName);
    await desk.getByRole('link', { name: tell('shipments.tracking') }).click();
    await expect(desk.getByRole('textbox', { name: new RegExp(waiting.number) })).toBeFocused();
    await look(desk, info, 'entry');
    await desk.keyboard.insertText(yamatoNumber());
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(tell('shipments.entry.progress', { done: 1, all: 1 }))).toBeVisible();
  });

  await test.step('sees that nothing is left', async () => {
    await goTo(desk, tell, 'ra.page.dashboard');
    for (const word of ['waiting', 'late']) await expect(figure(desk, tell, word)).toHaveText('0');
    await openFigure(desk, tell, 'waiting');
    await expect(desk.getByText(tell('resources.shipments.all_sent'))).toBeVisible();
    await look(desk, info, 'all-sent');
  });

  await test.step('is offered nothing that is not shipping’s, and refused it', async () => {
    const parcel = `/admin-api/shipments/${waiting.id}`;
    const { csrf } = await (await desk.request.get('/admin-api/session')).json();
    const headers = { 'x-csrf-token': csrf };
    const returned = await desk.request.post(`${parcel}/mark-returned`, { headers, data: { reason: 'Back again' } });
    expect(returned.status()).toBe(200);
    await desk.goto(`/admin/shipments/${waiting.id}/show`);
    await still(desk);
    await expectPressable(command(desk, tell, 'resend'));
    for (const name of ['forfeit', 'mark-shipped']) await expect(command(desk, tell, name)).toHaveCount(0);
    await expect(desk.getByRole('link', { name: tell('shipments.member') })).toHaveCount(0);
    await look(desk, info, 'returned');
    const refused = [
      await desk.request.post(`${parcel}/forfeit`, { headers, data: { reason: 'Let me' } }),
      await desk.request.get(`/admin-api/members/${one.memberId}`),
      await desk.request.get('/admin-api/payments'),
    ];
    expect(refused.map((answer) => answer.status())).toEqual([403, 403, 403]);
    await desk.goto(`/admin/members/${one.memberId}/show`);
    await expect(desk.getByRole('heading', { level: 1, name: tell('ra.page.access_denied') })).toBeVisible();
    await still(desk);
    expect(await desk.getByRole('alert').count()).toBe(0);
    await look(desk, info, 'denied');
  });
  await request.dispose();
});
