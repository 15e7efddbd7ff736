import { type Locator, mergeTests } from '@playwright/test';
import {
  carryOut,
  confirm,
  enter,
  fieldOf,
  filterOf,
  goTo,
  look,
  press,
  type Translate,
  waitUntilListed,
  waitUntilLoaded,
} from './console.js';
import { test as inOwnShop } from './console-own-shop.js';
import { bytesOf, createYamatoNumber, test as withParcels } from './console-parcels.js';
import { expect, type Page } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { expectPressable } from './pressing.js';
import { DESKTOP, PHONE } from './windows.js';

const test = mergeTests(withParcels, inOwnShop);

/** Longer than the 14 business days of a parcel with any holidays. */
const LATE_MS = 30 * 24 * 60 * 60_000;
/** Pages of the shipping role. Approvals and audit entries are limited to their own. */
const MENU = ['/admin', '/admin/shipments', '/admin/approvals', '/admin/audit-trail'];

const findCommand = (consolePage: Page, translate: Translate, name: string): Locator =>
  consolePage.getByRole('button', { name: translate(`resources.shipments.commands.${name}`), exact: true });

const openParcel = async (consolePage: Page, number: string): Promise<void> => {
  await consolePage.getByRole('link', { name: number, exact: true }).click();
  await consolePage.waitForURL(/\/admin\/shipments\/[^/]+\/show$/);
  await waitUntilLoaded(consolePage);
};

/** Finds the figure of the dashboard under a label. */
const figure = (consolePage: Page, translate: Translate, word: string): Locator =>
  consolePage
    .getByRole('main')
    .locator('.MuiPaper-root')
    .filter({ hasText: translate(`dashboard.${word}`) })
    .getByRole('paragraph')
    .nth(1);

/** Opens the list behind a figure of the dashboard. */
const openFigure = async (consolePage: Page, translate: Translate, word: string): Promise<void> => {
  await goTo(consolePage, translate, 'ra.page.dashboard');
  await consolePage
    .getByRole('main')
    .getByRole('link', { name: translate(`dashboard.${word}`) })
    .click();
};

const file = (...lines: readonly string[]) => ({
  name: 'tracking.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['number,delivery_code,carrier', ...lines].map((line) => `${line}\r\n`).join('')),
});

test('shipping signs in, packs due parcels, enters each tracking number, and sees the queue shrink', async ({
  playwright,
  baseURL,
  empty: consolePage,
  operators,
  openPack,
  recipient,
  ownShop,
  translate,
  language,
}, info) => {
  test.slow();
  const one = await recipient(1, buildNewcomer(language));
  const many = await recipient(3, buildNewcomer(language));
  // A card that can only be shipped is sent a day after the draw without a decision. This member has entered no address.
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const silent = new MembersApi(request, language);
  const person = buildNewcomer(language);
  await silent.signUp(person);
  await operators.grant(person.mail, { points: 100 });
  await silent.draw((await openPack({ no_reduction: '1' })).id, 1);
  await ownShop.moveClock(LATE_MS);
  await silent.logIn(person);

  await test.step('signs in, and sees the pages of the shipping role', async () => {
    await enter(consolePage, translate, 'shipping');
    await expect(figure(consolePage, translate, 'waiting')).toHaveText('5');
    await expect(figure(consolePage, translate, 'late')).toHaveText('4');
    for (const word of ['lately', 'payment_alarms', 'parked_mails'])
      await expect(consolePage.getByText(translate(`dashboard.${word}`))).toHaveCount(0);
    const links = consolePage.getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(MENU);
    await look(consolePage, info, 'dashboard');
  });

  await test.step('opens late parcels and exports their packing list', async () => {
    await openFigure(consolePage, translate, 'late');
    await expect(consolePage.getByRole('row')).toHaveCount(5);
    await look(consolePage, info, 'late');
    const exported = async () => {
      await press(consolePage, translate, 'shipments.export');
      await consolePage.getByRole('menuitem', { name: translate('shipments.packing') }).click();
      await look(consolePage, info, 'confirm');
      await confirm(consolePage, translate);
    };
    const packing = (await bytesOf(consolePage, exported)).toString('utf8');
    for (const number of [...one.numbers, ...many.numbers]) expect(packing).toContain(number);
    expect(packing).toContain(one.person.address);
  });

  await test.step('enters one tracking number; a wrong one is refused with a message', async () => {
    await openParcel(consolePage, one.numbers[0]!);
    await look(consolePage, info, 'parcel');
    await expectPressable(findCommand(consolePage, translate, 'mark-shipped'));
    await findCommand(consolePage, translate, 'mark-shipped').click();
    const dialog = consolePage.getByRole('dialog');
    const number = fieldOf(dialog, translate, 'shipments', 'delivery_code');
    await expect(number).toBeFocused();
    await number.fill(many.numbers[0]!);
    await dialog.getByLabel(translate('commands.reason')).fill('Packed');
    await dialog.getByRole('button', { name: translate('commands.run') }).click();
    const refusal = language === 'ja' ? /送り状の追跡番号を読み取ってください/ : /Scan the tracking number/;
    await expect(dialog.getByText(refusal)).toBeVisible();
    await look(consolePage, info, 'refused');
    await consolePage.setViewportSize(PHONE.viewport);
    await expectPressable(consolePage.locator('.MuiDialog-root button[type="submit"]'));
    await consolePage.setViewportSize(DESKTOP.viewport);
    await number.fill(createYamatoNumber());
    await carryOut(consolePage, translate, 'Packed');
    await expect(consolePage.getByText(translate('resources.shipments.states.shipped'), { exact: true })).toBeVisible();
    await look(consolePage, info, 'shipped');
  });

  const [waiting] = await (await consolePage.request.get(`/admin-api/shipments?${filterOf({ held: 'true' })}`)).json();

  await test.step('sees why another parcel waits, and cannot ship it', async () => {
    await openFigure(consolePage, translate, 'waiting');
    await expect(consolePage.getByRole('row')).toHaveCount(5);
    await expect(consolePage.getByRole('row').filter({ hasText: waiting.number })).toContainText(
      translate('shipments.no_address'),
    );
    await look(consolePage, info, 'list');
    await openParcel(consolePage, waiting.number);
    await expect(consolePage.getByText(translate('shipments.no_address_why'))).toBeVisible();
    await expect(findCommand(consolePage, translate, 'mark-shipped')).toHaveCount(0);
    await look(consolePage, info, 'waiting');
  });

  await test.step('imports tracking numbers from a file; the line of a waiting parcel is refused with a message', async () => {
    await goTo(consolePage, translate, 'resources.shipments.name');
    await consolePage.getByRole('link', { name: translate('shipments.import') }).click();
    const lines = [...many.numbers, waiting.number].map((number) => `${number},${createYamatoNumber()},ヤマト運輸`);
    await consolePage.locator('input[type=file]').setInputFiles(file(...lines));
    await expect(consolePage.locator('[data-count=ready]')).toHaveText('3');
    await expect(consolePage.getByRole('row').filter({ hasText: waiting.number })).toContainText(
      language === 'ja' ? 'お届け先の未登録' : 'there is no address yet',
    );
    await look(consolePage, info, 'file');
    await press(consolePage, translate, 'shipments.file.apply', { count: 3 });
    await expect(consolePage.getByText(translate('shipments.file.done', { count: 3 }))).toBeVisible();
    await look(consolePage, info, 'file-saved');
  });

  await test.step('ships the waiting parcel once its member has entered the address', async () => {
    const { state } = await silent.post('user/address', person);
    expect(state).toBe(200);
    await waitUntilListed(consolePage, 'shipments', { id: waiting.id, held: 'false' });
    await openFigure(consolePage, translate, 'waiting');
    await expect(consolePage.getByRole('row')).toHaveCount(2);
    await expect(consolePage.getByRole('row').filter({ hasText: waiting.number })).toContainText(person.lastName);
    await consolePage.getByRole('link', { name: translate('shipments.tracking') }).click();
    await expect(consolePage.getByRole('textbox', { name: new RegExp(waiting.number) })).toBeFocused();
    await look(consolePage, info, 'entry');
    await consolePage.keyboard.insertText(createYamatoNumber());
    await consolePage.keyboard.press('Enter');
    await expect(consolePage.getByText(translate('shipments.entry.progress', { done: 1, all: 1 }))).toBeVisible();
  });

  await test.step('sees that nothing is left', async () => {
    await goTo(consolePage, translate, 'ra.page.dashboard');
    for (const word of ['waiting', 'late']) await expect(figure(consolePage, translate, word)).toHaveText('0');
    await openFigure(consolePage, translate, 'waiting');
    await expect(consolePage.getByText(translate('resources.shipments.all_sent'))).toBeVisible();
    await look(consolePage, info, 'all-sent');
  });

  await test.step('has no access to other roles’ pages and routes', async () => {
    const parcel = `/admin-api/shipments/${waiting.id}`;
    const { csrf } = await (await consolePage.request.get('/admin-api/session')).json();
    const headers = { 'x-csrf-token': csrf };
    const returned = await consolePage.request.post(`${parcel}/mark-returned`, {
      headers,
      data: { reason: 'Back again' },
    });
    expect(returned.status()).toBe(200);
    await consolePage.goto(`/admin/shipments/${waiting.id}/show`);
    await waitUntilLoaded(consolePage);
    await expectPressable(findCommand(consolePage, translate, 'resend'));
    for (const name of ['forfeit', 'mark-shipped'])
      await expect(findCommand(consolePage, translate, name)).toHaveCount(0);
    await expect(consolePage.getByRole('link', { name: translate('shipments.member') })).toHaveCount(0);
    await look(consolePage, info, 'returned');
    const refused = [
      await consolePage.request.post(`${parcel}/forfeit`, { headers, data: { reason: 'Let me' } }),
      await consolePage.request.get(`/admin-api/members/${one.memberId}`),
      await consolePage.request.get('/admin-api/payments'),
    ];
    expect(refused.map((response) => response.status())).toEqual([403, 403, 403]);
    await consolePage.goto(`/admin/members/${one.memberId}/show`);
    await expect(
      consolePage.getByRole('heading', { level: 1, name: translate('ra.page.access_denied') }),
    ).toBeVisible();
    await waitUntilLoaded(consolePage);
    expect(await consolePage.getByRole('alert').count()).toBe(0);
    await look(consolePage, info, 'denied');
  });
  await request.dispose();
});
