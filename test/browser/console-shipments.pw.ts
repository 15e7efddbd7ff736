import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import iconv from 'iconv-lite';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { carryOut, confirm, filterOf, still, type Tell } from './console.js';
import { bytesOf, test, yamatoNumber } from './console-parcels.js';
import { expect } from './journey.js';
import { newcomer } from './members.js';
import { expectNoSideScroll, tabTo } from './steps.js';

/** The carrier as its reader knows it. */
const YAMATO = { ja: 'ヤマト運輸', en: 'Yamato Transport' } as const;

const queueOf = (...memberIds: readonly string[]): string =>
  `/admin/shipments?${filterOf({ status: 'requested', member_id: memberIds })}`;

const openQueue = async (desk: Page, ...memberIds: readonly string[]): Promise<void> => {
  await desk.goto(queueOf(...memberIds));
  await still(desk);
};

const openParcel = async (desk: Page, id: string): Promise<void> => {
  await desk.goto(`/admin/shipments/${id}/show`);
  await still(desk);
};

const order = (desk: Page, tell: Tell, command: string) =>
  desk.getByRole('button', { name: tell(`resources.shipments.commands.${command}`), exact: true }).click();

const run = (desk: Page, tell: Tell) =>
  desk
    .getByRole('dialog')
    .getByRole('button', { name: tell('commands.run') })
    .click();

const stateOf = (desk: Page, tell: Tell, state: string): Locator =>
  desk.getByText(tell(`resources.shipments.states.${state}`), { exact: true });

const type = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
};

/** As a barcode reader does it: over what is selected, and nothing else. */
const scan = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
};

/** What the member's own history shows of their parcels. */
const expectInHistory = async (page: Page, codes: readonly string[]): Promise<void> => {
  await page.goto(paths.buyProductHistory);
  for (const code of codes) await expect(page.getByText(code, { exact: true })).toBeVisible();
};

const mailsTo = async (page: Page, mail: string): Promise<string[]> => {
  const outbox: { to: string; text: string }[] = await (await page.request.get('/sandbox/outbox')).json();
  return outbox.filter(({ to }) => to === mail).map(({ text }) => text);
};

test('tracking numbers are entered with the keyboard alone, and the member sees them', async ({
  page,
  sitDown,
  tell,
  say,
  language,
  api,
  recipient,
}) => {
  const { person, memberId, numbers } = await recipient(3, newcomer(language), api);
  const desk = await sitDown('support');
  await openQueue(desk, memberId);
  await expect(desk.getByRole('row')).toHaveCount(4);
  await expectAccessible(desk);
  await tabTo(desk, desk.getByRole('checkbox', { name: tell('shipments.tick_all') }));
  await desk.keyboard.press('Space');
  await expect(desk.getByText(tell('shipments.ticked', { count: 3 }))).toBeVisible();
  await tabTo(desk, desk.getByRole('link', { name: tell('shipments.tracking') }).last());
  await desk.keyboard.press('Enter');
  await desk.waitForURL(/\/admin\/shipments\/tracking/);

  const fields = desk.getByRole('textbox', { name: new RegExp(tell('resources.shipments.fields.delivery_code')) });
  await expect(fields).toHaveCount(3);
  const [first, second, third] = [fields.nth(0), fields.nth(1), fields.nth(2)];
  const codes = [yamatoNumber(), yamatoNumber(), yamatoNumber()];

  await expect(first).toBeFocused();
  // The oldest below the headings.
  await expect(desk.getByRole('row')).toContainText(['', ...numbers]);
  await expect(desk.getByRole('row').filter({ hasText: numbers[0]! })).toContainText(person.address);
  // What is refused is selected: the next scan takes its place.
  await scan(desk, '=1+1');
  await expect(desk.getByRole('alert').filter({ hasText: tell('shipments.entry.bad') })).toBeVisible();
  await expect(first).toBeFocused();
  // A parcel's own number leads to its field.
  await scan(desk, numbers[2]!);
  await expect(third).toBeFocused();
  await expect(first).toHaveValue('');
  await expect(desk.getByText(tell('shipments.entry.called'))).toBeVisible();
  await scan(desk, numbers[0]!.toLowerCase());
  await expect(first).toBeFocused();
  await scan(desk, '4900-12 34#5675');
  await expect(first).toBeFocused();
  await scan(desk, codes[0]!);
  await expect(first).toHaveValue(codes[0]!);
  await expect(second).toBeFocused();
  // As a barcode reader and a Japanese keyboard have it.
  await type(
    desk,
    `a${codes[1]}a`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  );
  await expect(second).toHaveValue(codes[1]!);
  await expect(third).toBeFocused();
  // A mistyped digit is noticed, and blocks; the next scan takes its place.
  await type(desk, `${codes[2]!.slice(0, -1)}${(Number(codes[2]!.at(-1)) + 1) % 10}`);
  await expect(desk.getByText(tell('shipments.entry.check-digit'))).toBeVisible();
  await expectAccessible(desk);
  await expect(third).toBeFocused();
  await type(desk, codes[2]!);
  await expect(desk.getByText(tell('shipments.entry.progress', { done: 3, all: 3 }))).toBeVisible();
  await expectNoSideScroll(desk);

  await expectInHistory(page, codes);
  await page
    .getByRole('link', { name: say(drawsMessages, 'openDetail') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say(drawsMessages, 'parcels'), exact: true })).toBeVisible();
  await expect(page.getByText(codes[2]!, { exact: true }).first()).toBeVisible();
  await expect(async () => {
    const mails = (await mailsTo(page, person.mail)).join();
    for (const code of codes) expect(mails).toContain(code);
  }).toPass();
});

test('a file of tracking numbers is looked at first: bad lines are named, and twice is harmless', async ({
  page,
  sitDown,
  tell,
  language,
  api,
  recipient,
}) => {
  const { memberId, parcels, numbers } = await recipient(4, newcomer(language), api);
  const calledOf = (id: string) => numbers[parcels.indexOf(id)] ?? id;
  const [good, better, double, malformed] = parcels as [string, string, string, string];
  const unknown = randomUUID();
  const codes = [yamatoNumber(), yamatoNumber(), yamatoNumber(), yamatoNumber()];
  const desk = await sitDown('support');
  await openQueue(desk, memberId);
  await desk.getByRole('link', { name: tell('shipments.import') }).click();

  const file = (encode: (text: string) => Buffer, ...lines: readonly string[]) => ({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: encode(['id,delivery_code,carrier', ...lines].map((line) => `${line}\r\n`).join('')),
  });
  const utf8 = (text: string) => Buffer.from(text);
  const shiftJis = (text: string) => iconv.encode(text, 'cp932');
  const choose = (chosen: ReturnType<typeof file>) => desk.locator('input[type=file]').setInputFiles(chosen);
  const expectCounts = async (ready: number, unchanged: number, refused: number): Promise<void> => {
    for (const [key, count] of Object.entries({ ready, unchanged, refused }))
      await expect(desk.locator(`[data-count=${key}]`)).toHaveText(String(count));
  };
  const save = async (count: number): Promise<void> => {
    await desk.getByRole('button', { name: tell('shipments.file.apply', { count }) }).click();
    await expect(desk.getByText(tell('shipments.file.done', { count }))).toBeVisible();
  };
  const clean = [`${good},${codes[0]},ヤマト運輸`, `${better},${codes[1]},ヤマト運輸`];
  const bad = [
    ...clean,
    `${unknown},${codes[2]},ヤマト運輸`,
    `${double},${codes[2]},ヤマト運輸`,
    `${double},${codes[3]},ヤマト運輸`,
    `${malformed},4.90012E+11,ヤマト運輸`,
  ];
  const mended = [...clean, `${double},${codes[2]},ヤマト運輸`, `${malformed},${codes[3]},ヤマト運輸`];

  await choose(file(utf8, ...bad));
  await expectCounts(2, 0, 4);
  const lineOf = (line: number, id: string) => desk.getByRole('row', { name: new RegExp(`^${line} ${calledOf(id)}`) });
  await expect(lineOf(4, unknown)).toContainText(
    language === 'ja' ? 'のお荷物はありません' : 'no parcel with this number',
  );
  await expect(lineOf(5, double)).toContainText(language === 'ja' ? '6行目にも' : 'Line 6');
  await expect(lineOf(6, double)).toContainText(language === 'ja' ? '5行目にも' : 'Line 5');
  await expect(lineOf(7, malformed)).toContainText(
    language === 'ja' ? '形式が正しくありません' : 'not a tracking number',
  );
  await expectAccessible(desk);
  await openQueue(desk, memberId);
  await expect(desk.getByRole('row')).toHaveCount(5);

  await desk.getByRole('link', { name: tell('shipments.import') }).click();
  await choose(file(utf8, ...bad));
  await save(2);
  await choose(file(shiftJis, ...bad));
  await expectCounts(0, 2, 4);
  await expect(desk.getByText(tell('shipments.file.nothing'))).toBeVisible();
  await choose(file(shiftJis, ...mended));
  await expectCounts(2, 2, 0);
  await save(2);
  await choose(file(shiftJis, ...mended));
  await expectCounts(0, 4, 0);
  await expectNoSideScroll(desk);

  await expectInHistory(page, codes);
  await choose({ name: 'x.csv', mimeType: 'text/csv', buffer: utf8('nome\n1\n') });
  await expect(desk.getByRole('alert')).toContainText(
    language === 'ja' ? '荷物番号、追跡番号' : 'Parcel number, Tracking number',
  );
});

const SENDER = {
  'sender-name': '星獣カード店',
  'sender-tel': '03-1234-5678',
  'sender-zipcode': '150-0001',
  'sender-address': '東京都渋谷区神宮前1-1',
  'yamato-customer-code': '0312345678',
};

/** Sets what a label says of the sender. */
const introduceSender = async (owner: Page): Promise<void> => {
  const { csrf } = await (await owner.request.get('/admin-api/session')).json();
  for (const [name, value] of Object.entries(SENDER))
    await owner.request.post(`/admin-api/settings/${name}/change`, {
      data: { value, reason: 'browser test' },
      headers: { 'x-csrf-token': csrf },
    });
};

test('the queue is exported for the packing table and for Yamato; formulas are dead, bad addresses named', async ({
  sitDown,
  tell,
  recipient,
}) => {
  await introduceSender(await sitDown('owner'));
  const plain = await recipient(1, { ...newcomer('ja'), lastName: '髙橋', middleName: 'A' });
  const odd = await recipient(1, { ...newcomer('ja'), lastName: '𩸽野', middleName: 'A', building: '=1+1' });
  const desk = await sitDown('support');
  await openQueue(desk, plain.memberId, odd.memberId);
  const menu = async (words: string) => {
    await desk.getByRole('button', { name: tell('shipments.export') }).click();
    await desk.getByRole('menuitem', { name: tell(words) }).click();
  };

  const exported = async () => {
    await menu('shipments.packing');
    await confirm(desk, tell);
  };
  const packing = (await bytesOf(desk, exported)).toString('utf8');
  expect(packing.startsWith('\ufeff')).toBe(true);
  expect(packing).toContain('髙橋');
  expect(packing).toContain(",'=1+1,");
  expect(packing).not.toMatch(/(^|,)"?[=+@-]/m);

  await menu('shipments.labels');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(tell('shipments.label_report.ready', { parcels: 2, ready: 1 }))).toBeVisible();
  const problems = dialog.getByRole('row').filter({ hasText: odd.numbers[0]! });
  await expect(problems).toHaveCount(2);
  await expect(problems.filter({ hasText: '𩸽' })).toBeVisible();
  await expectAccessible(desk);
  const bytes = await bytesOf(desk, () => dialog.getByRole('button', { name: tell('ui.download') }).click());
  const [heading, label, ...rest] = iconv.decode(bytes, 'cp932').split('\r\n');
  expect(heading!.split(',')).toHaveLength(95);
  expect(rest).toEqual(['']);
  const cells = label!.split(',');
  expect([cells[0], cells[11], cells[24]]).toEqual([
    plain.numbers[0],
    '東京都千代田区千代田1-1',
    SENDER['sender-name'],
  ]);
  expect(cells[15]).toContain('髙橋');
  for (const cell of cells) expect(iconv.encode(cell, 'cp932').length).toBeLessThanOrEqual(64);
});

test('requests are combined, sent, come back, and are sent again with a new number', async ({
  page,
  sitDown,
  tell,
  say,
  language,
  api,
  recipient,
}) => {
  const { person, memberId, parcels } = await recipient(2, newcomer(language), api);
  const other = await recipient(1, newcomer(language));
  const [oldest] = parcels as [string];
  const [lost, found] = [yamatoNumber(), yamatoNumber()];
  const desk = await sitDown('support');
  const dialog = desk.getByRole('dialog');
  const number = dialog.getByLabel(tell('resources.shipments.fields.delivery_code'));

  await openQueue(desk, memberId);
  await desk.getByRole('checkbox', { name: tell('shipments.tick_all') }).check();
  await desk.getByRole('button', { name: tell('shipments.combine_many.label') }).click();
  await expect(desk.getByText(tell('shipments.together', { count: 2 }))).toBeVisible();
  await expect(desk.getByRole('row')).toHaveCount(2);

  // Another member's number is refused beside its field.
  await openParcel(desk, other.parcels[0]!);
  await order(desk, tell, 'mark-shipped');
  await number.fill(lost);
  await carryOut(desk, tell, 'Collected');
  await openParcel(desk, oldest);
  await order(desk, tell, 'mark-shipped');
  await number.fill(lost);
  await dialog.getByLabel(tell('commands.reason')).fill('Collected');
  await run(desk, tell);
  await expect(dialog).toContainText(other.numbers[0]!);
  await expectAccessible(desk);
  const sent = yamatoNumber();
  await number.fill(sent);
  await carryOut(desk, tell, 'Collected');
  await expect(stateOf(desk, tell, 'shipped')).toBeVisible();
  await expectInHistory(page, []);
  await expect(page.getByText(sent, { exact: true })).toHaveCount(2);

  await order(desk, tell, 'mark-returned');
  await carryOut(desk, tell, 'Nobody was there');
  await expect(stateOf(desk, tell, 'returned')).toBeVisible();
  await expectAccessible(desk);
  const { list } = await api.post('user/history/list', { mode: '0' });
  const detail = link(paths.buyProductHistoryDetail, { packHistoryId: list[0].id });
  await page.goto(detail);
  await expect(page.getByText(say(drawsMessages, 'parcelReturned'))).toBeVisible();
  await order(desk, tell, 'forfeit');
  await dialog.getByLabel(tell('commands.reason')).fill('No room');
  await run(desk, tell);
  await expect(dialog.getByRole('alert')).toContainText(language === 'ja' ? '保管します' : 'are kept for the member');
  await dialog.getByRole('button', { name: tell('ra.action.cancel') }).click();

  await order(desk, tell, 'resend');
  await number.fill(sent);
  await dialog.getByLabel(tell('commands.reason')).fill('The member has called');
  await run(desk, tell);
  await expect(dialog).toContainText(language === 'ja' ? '新しい番号' : 'Enter the new one');
  await number.fill(found);
  await carryOut(desk, tell, 'The member has called');
  await expect(stateOf(desk, tell, 'shipped')).toBeVisible();
  for (const code of [sent, found])
    await expect(
      desk.getByText(tell('shipments.history.ShipmentShipped', { carrier: YAMATO[language], delivery_code: code })),
    ).toBeVisible();
  await expectNoSideScroll(desk);
  await page.goto(detail);
  await expect(page.getByText(found, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say(drawsMessages, 'parcelReturned'))).toBeHidden();
  // One mail for the parcel each time, however many requests are in it.
  await expect(async () => {
    const mails = await mailsTo(page, person.mail);
    for (const code of [sent, found]) expect(mails.filter((text) => text.includes(code))).toHaveLength(1);
  }).toPass();
});

test('a wrong tracking number is put right, and what came back goes to another address', async ({
  page,
  sitDown,
  tell,
  say,
  language,
  api,
  recipient,
}) => {
  const { person, parcels, numbers } = await recipient(1, newcomer(language), api);
  const [wrong, right, again] = [yamatoNumber(), yamatoNumber(), yamatoNumber()];
  const desk = await sitDown('support');
  const dialog = desk.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(tell(`resources.shipments.fields.${name}`));
  const button = (command: string) =>
    desk.getByRole('button', { name: tell(`resources.shipments.commands.${command}`), exact: true });
  const giveReason = async (reason: string) => {
    await tabTo(desk, dialog.getByLabel(tell('commands.reason')));
    await desk.keyboard.insertText(reason);
    await tabTo(desk, dialog.getByRole('button', { name: tell('commands.run') }));
    await desk.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  const press = async (command: string) => {
    await tabTo(desk, button(command));
    await desk.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };

  await openParcel(desk, parcels[0]!);
  await expect(desk.getByText(numbers[0]!, { exact: true }).first()).toBeVisible();
  await press('mark-shipped');
  await desk.keyboard.insertText(wrong);
  await giveReason('Collected');
  await press('correct-tracking');
  await expect(field('delivery_code')).toBeFocused();
  await expectAccessible(desk);
  await desk.keyboard.insertText(right);
  await giveReason('Read the label again');
  const corrected = { replaces: wrong, carrier: YAMATO[language], delivery_code: right };
  await expect(desk.getByText(tell('shipments.history.ShipmentTrackingCorrected', corrected))).toBeVisible();
  await expectInHistory(page, [right]);
  await expect(page.getByText(wrong, { exact: true })).toBeHidden();

  await press('mark-returned');
  await giveReason('Moved away');
  await press('change-address');
  await expectAccessible(desk);
  await field('address').fill('9-9 New Street');
  if (language === 'ja') await field('zipcode').fill('１００－０００１');
  await giveReason('The member has called');
  await expect(desk.getByText(/9-9 New Street/).first()).toBeVisible();
  await press('resend');
  await desk.keyboard.insertText(again);
  await field('elsewhere').check();
  await field('building').fill('101');
  await expectAccessible(desk);
  await giveReason('The member has called');
  await expect(stateOf(desk, tell, 'shipped')).toBeVisible();
  await expect(desk.getByText('101', { exact: true })).toBeVisible();
  // Where it was sent at first stays on record.
  await expect(desk.getByRole('listitem').filter({ hasText: wrong }).last()).toContainText(person.address);
  await expectNoSideScroll(desk);

  const { list } = await api.post('user/history/list', { mode: '0' });
  await page.goto(link(paths.buyProductHistoryDetail, { packHistoryId: list[0].id }));
  await expect(page.getByText(say(drawsMessages, 'parcel', { number: numbers[0]!, count: 1 }))).toBeVisible();
  await expect(page.getByText(again, { exact: true }).first()).toBeVisible();
  await expect(async () => {
    const mails = await mailsTo(page, person.mail);
    const about = mails.filter((text) => text.includes(numbers[0]!));
    for (const code of [right, again]) expect(about.join()).toContain(code);
    expect(about.join()).not.toContain('9-9 New Street');
  }).toPass();
});

test('finance sees the parcels and sends none', async ({ sitDown, tell, language, recipient }) => {
  const { memberId, parcels } = await recipient(1, newcomer(language));
  const desk = await sitDown('finance');
  await openQueue(desk, memberId);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk.getByRole('link', { name: tell('shipments.tracking') })).toBeHidden();
  await openParcel(desk, parcels[0]!);
  const commands = desk.getByRole('button', { name: tell('resources.shipments.commands.mark-shipped') });
  await expect(commands).toBeHidden();
  await desk.goto('/admin/shipments/tracking');
  await expect(desk.getByText(tell('http.403'))).toBeVisible();
});
