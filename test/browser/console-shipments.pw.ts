import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import iconv from 'iconv-lite';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { carryOut, confirm, filterOf, type Translate, waitUntilLoaded } from './console.js';
import { bytesOf, createYamatoNumber, test } from './console-parcels.js';
import { expect } from './journey.js';
import { buildNewcomer } from './members.js';
import { expectNoSideScroll, moveFocusTo } from './steps.js';

/** The carrier's name in each language. */
const YAMATO = { ja: 'ヤマト運輸', en: 'Yamato Transport' } as const;

const queueOf = (...memberIds: readonly string[]): string =>
  `/admin/shipments?${filterOf({ status: 'requested', member_id: memberIds })}`;

const openQueue = async (consolePage: Page, ...memberIds: readonly string[]): Promise<void> => {
  await consolePage.goto(queueOf(...memberIds));
  await waitUntilLoaded(consolePage);
};

const openParcel = async (consolePage: Page, id: string): Promise<void> => {
  await consolePage.goto(`/admin/shipments/${id}/show`);
  await waitUntilLoaded(consolePage);
};

const order = (consolePage: Page, translate: Translate, findCommand: string) =>
  consolePage
    .getByRole('button', { name: translate(`resources.shipments.commands.${findCommand}`), exact: true })
    .click();

const run = (consolePage: Page, translate: Translate) =>
  consolePage
    .getByRole('dialog')
    .getByRole('button', { name: translate('commands.run') })
    .click();

const stateOf = (consolePage: Page, translate: Translate, state: string): Locator =>
  consolePage.getByText(translate(`resources.shipments.states.${state}`), { exact: true });

const type = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
};

/** Types over the selection, as a barcode reader does. */
const scan = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
};

/** Expects the tracking numbers in the member's own history. */
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
  openConsole,
  translate,
  say,
  language,
  api,
  recipient,
}) => {
  const { person, memberId, numbers } = await recipient(3, buildNewcomer(language), api);
  const consolePage = await openConsole('support');
  await openQueue(consolePage, memberId);
  await expect(consolePage.getByRole('row')).toHaveCount(4);
  await expectAccessible(consolePage);
  await moveFocusTo(consolePage, consolePage.getByRole('checkbox', { name: translate('shipments.tick_all') }));
  await consolePage.keyboard.press('Space');
  await expect(consolePage.getByText(translate('shipments.ticked', { count: 3 }))).toBeVisible();
  await moveFocusTo(consolePage, consolePage.getByRole('link', { name: translate('shipments.tracking') }).last());
  await consolePage.keyboard.press('Enter');
  await consolePage.waitForURL(/\/admin\/shipments\/tracking/);

  const fields = consolePage.getByRole('textbox', {
    name: new RegExp(translate('resources.shipments.fields.delivery_code')),
  });
  await expect(fields).toHaveCount(3);
  const [first, second, third] = [fields.nth(0), fields.nth(1), fields.nth(2)];
  const codes = [createYamatoNumber(), createYamatoNumber(), createYamatoNumber()];

  await expect(first).toBeFocused();
  // The oldest parcel below the headings.
  await expect(consolePage.getByRole('row')).toContainText(['', ...numbers]);
  await expect(consolePage.getByRole('row').filter({ hasText: numbers[0]! })).toContainText(person.address);
  // The refused number is selected, so the next scan replaces it.
  await scan(consolePage, '=1+1');
  await expect(consolePage.getByRole('alert').filter({ hasText: translate('shipments.entry.bad') })).toBeVisible();
  await expect(first).toBeFocused();
  // A parcel's own number leads to its field.
  await scan(consolePage, numbers[2]!);
  await expect(third).toBeFocused();
  await expect(first).toHaveValue('');
  await expect(consolePage.getByText(translate('shipments.entry.called'))).toBeVisible();
  await scan(consolePage, numbers[0]!.toLowerCase());
  await expect(first).toBeFocused();
  await scan(consolePage, '4900-12 34#5675');
  await expect(first).toBeFocused();
  await scan(consolePage, codes[0]!);
  await expect(first).toHaveValue(codes[0]!);
  await expect(second).toBeFocused();
  // Text as a barcode reader with a Japanese keyboard sends it.
  await type(
    consolePage,
    `a${codes[1]}a`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  );
  await expect(second).toHaveValue(codes[1]!);
  await expect(third).toBeFocused();
  // A mistyped digit is detected and blocks; the next scan replaces it.
  await type(consolePage, `${codes[2]!.slice(0, -1)}${(Number(codes[2]!.at(-1)) + 1) % 10}`);
  await expect(consolePage.getByText(translate('shipments.entry.check-digit'))).toBeVisible();
  await expectAccessible(consolePage);
  await expect(third).toBeFocused();
  await type(consolePage, codes[2]!);
  await expect(consolePage.getByText(translate('shipments.entry.progress', { done: 3, all: 3 }))).toBeVisible();
  await expectNoSideScroll(consolePage);

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

test('a file of tracking numbers is previewed: bad lines are named, and a repeated import is harmless', async ({
  page,
  openConsole,
  translate,
  language,
  api,
  recipient,
}) => {
  const { memberId, parcels, numbers } = await recipient(4, buildNewcomer(language), api);
  const calledOf = (id: string) => numbers[parcels.indexOf(id)] ?? id;
  const [good, better, double, malformed] = parcels as [string, string, string, string];
  const unknown = randomUUID();
  const codes = [createYamatoNumber(), createYamatoNumber(), createYamatoNumber(), createYamatoNumber()];
  const consolePage = await openConsole('support');
  await openQueue(consolePage, memberId);
  await consolePage.getByRole('link', { name: translate('shipments.import') }).click();

  const file = (encode: (text: string) => Buffer, ...lines: readonly string[]) => ({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: encode(['id,delivery_code,carrier', ...lines].map((line) => `${line}\r\n`).join('')),
  });
  const utf8 = (text: string) => Buffer.from(text);
  const shiftJis = (text: string) => iconv.encode(text, 'cp932');
  const choose = (chosen: ReturnType<typeof file>) => consolePage.locator('input[type=file]').setInputFiles(chosen);
  const expectCounts = async (ready: number, unchanged: number, refused: number): Promise<void> => {
    for (const [key, count] of Object.entries({ ready, unchanged, refused }))
      await expect(consolePage.locator(`[data-count=${key}]`)).toHaveText(String(count));
  };
  const save = async (count: number): Promise<void> => {
    await consolePage.getByRole('button', { name: translate('shipments.file.apply', { count }) }).click();
    await expect(consolePage.getByText(translate('shipments.file.done', { count }))).toBeVisible();
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
  const lineOf = (line: number, id: string) =>
    consolePage.getByRole('row', { name: new RegExp(`^${line} ${calledOf(id)}`) });
  await expect(lineOf(4, unknown)).toContainText(
    language === 'ja' ? 'のお荷物はありません' : 'no parcel with this number',
  );
  await expect(lineOf(5, double)).toContainText(language === 'ja' ? '6行目にも' : 'Line 6');
  await expect(lineOf(6, double)).toContainText(language === 'ja' ? '5行目にも' : 'Line 5');
  await expect(lineOf(7, malformed)).toContainText(
    language === 'ja' ? '形式が正しくありません' : 'not a tracking number',
  );
  await expectAccessible(consolePage);
  await openQueue(consolePage, memberId);
  await expect(consolePage.getByRole('row')).toHaveCount(5);

  await consolePage.getByRole('link', { name: translate('shipments.import') }).click();
  await choose(file(utf8, ...bad));
  await save(2);
  await choose(file(shiftJis, ...bad));
  await expectCounts(0, 2, 4);
  await expect(consolePage.getByText(translate('shipments.file.nothing'))).toBeVisible();
  await choose(file(shiftJis, ...mended));
  await expectCounts(2, 2, 0);
  await save(2);
  await choose(file(shiftJis, ...mended));
  await expectCounts(0, 4, 0);
  await expectNoSideScroll(consolePage);

  await expectInHistory(page, codes);
  await choose({ name: 'x.csv', mimeType: 'text/csv', buffer: utf8('nome\n1\n') });
  await expect(consolePage.getByRole('alert')).toContainText(
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

/** Sets the sender's data on labels. */
const introduceSender = async (owner: Page): Promise<void> => {
  const { csrf } = await (await owner.request.get('/admin-api/session')).json();
  for (const [name, value] of Object.entries(SENDER))
    await owner.request.post(`/admin-api/settings/${name}/change`, {
      data: { value, reason: 'browser test' },
      headers: { 'x-csrf-token': csrf },
    });
};

test('the queue is exported for packing and for Yamato; formulas are escaped and bad addresses named', async ({
  openConsole,
  translate,
  recipient,
}) => {
  await introduceSender(await openConsole('owner'));
  const plain = await recipient(1, { ...buildNewcomer('ja'), lastName: '髙橋', middleName: 'A' });
  const odd = await recipient(1, { ...buildNewcomer('ja'), lastName: '𩸽野', middleName: 'A', building: '=1+1' });
  const consolePage = await openConsole('support');
  await openQueue(consolePage, plain.memberId, odd.memberId);
  const menu = async (words: string) => {
    await consolePage.getByRole('button', { name: translate('shipments.export') }).click();
    await consolePage.getByRole('menuitem', { name: translate(words) }).click();
  };

  const exported = async () => {
    await menu('shipments.packing');
    await confirm(consolePage, translate);
  };
  const packing = (await bytesOf(consolePage, exported)).toString('utf8');
  expect(packing.startsWith('\ufeff')).toBe(true);
  expect(packing).toContain('髙橋');
  expect(packing).toContain(",'=1+1,");
  expect(packing).not.toMatch(/(^|,)"?[=+@-]/m);

  await menu('shipments.labels');
  const dialog = consolePage.getByRole('dialog');
  await expect(dialog.getByText(translate('shipments.label_report.ready', { parcels: 2, ready: 1 }))).toBeVisible();
  const problems = dialog.getByRole('row').filter({ hasText: odd.numbers[0]! });
  await expect(problems).toHaveCount(2);
  await expect(problems.filter({ hasText: '𩸽' })).toBeVisible();
  await expectAccessible(consolePage);
  const bytes = await bytesOf(consolePage, () =>
    dialog.getByRole('button', { name: translate('ui.download') }).click(),
  );
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

test('requests are combined, shipped, returned, and shipped again with a new number', async ({
  page,
  openConsole,
  translate,
  say,
  language,
  api,
  recipient,
}) => {
  const { person, memberId, parcels } = await recipient(2, buildNewcomer(language), api);
  const other = await recipient(1, buildNewcomer(language));
  const [oldest] = parcels as [string];
  const [lost, corrected] = [createYamatoNumber(), createYamatoNumber()];
  const consolePage = await openConsole('support');
  const dialog = consolePage.getByRole('dialog');
  const number = dialog.getByLabel(translate('resources.shipments.fields.delivery_code'));

  await openQueue(consolePage, memberId);
  await consolePage.getByRole('checkbox', { name: translate('shipments.tick_all') }).check();
  await consolePage.getByRole('button', { name: translate('shipments.combine_many.label') }).click();
  await expect(consolePage.getByText(translate('shipments.together', { count: 2 }))).toBeVisible();
  await expect(consolePage.getByRole('row')).toHaveCount(2);

  // Another member's number is refused beside its field.
  await openParcel(consolePage, other.parcels[0]!);
  await order(consolePage, translate, 'mark-shipped');
  await number.fill(lost);
  await carryOut(consolePage, translate, 'Collected');
  await openParcel(consolePage, oldest);
  await order(consolePage, translate, 'mark-shipped');
  await number.fill(lost);
  await dialog.getByLabel(translate('commands.reason')).fill('Collected');
  await run(consolePage, translate);
  await expect(dialog).toContainText(other.numbers[0]!);
  await expectAccessible(consolePage);
  const sent = createYamatoNumber();
  await number.fill(sent);
  await carryOut(consolePage, translate, 'Collected');
  await expect(stateOf(consolePage, translate, 'shipped')).toBeVisible();
  await expectInHistory(page, []);
  await expect(page.getByText(sent, { exact: true })).toHaveCount(2);

  await order(consolePage, translate, 'mark-returned');
  await carryOut(consolePage, translate, 'Nobody was there');
  await expect(stateOf(consolePage, translate, 'returned')).toBeVisible();
  await expectAccessible(consolePage);
  const { list } = await api.post('user/history/list', { mode: '0' });
  const detail = link(paths.buyProductHistoryDetail, { packHistoryId: list[0].id });
  await page.goto(detail);
  await expect(page.getByText(say(drawsMessages, 'parcelReturned'))).toBeVisible();
  await order(consolePage, translate, 'forfeit');
  await dialog.getByLabel(translate('commands.reason')).fill('No room');
  await run(consolePage, translate);
  await expect(dialog.getByRole('alert')).toContainText(language === 'ja' ? '保管します' : 'are kept for the member');
  await dialog.getByRole('button', { name: translate('ra.action.cancel') }).click();

  await order(consolePage, translate, 'resend');
  await number.fill(sent);
  await dialog.getByLabel(translate('commands.reason')).fill('The member has called');
  await run(consolePage, translate);
  await expect(dialog).toContainText(language === 'ja' ? '新しい番号' : 'Enter the new one');
  await number.fill(corrected);
  await carryOut(consolePage, translate, 'The member has called');
  await expect(stateOf(consolePage, translate, 'shipped')).toBeVisible();
  for (const code of [sent, corrected])
    await expect(
      consolePage.getByText(
        translate('shipments.history.ShipmentShipped', { carrier: YAMATO[language], delivery_code: code }),
      ),
    ).toBeVisible();
  await expectNoSideScroll(consolePage);
  await page.goto(detail);
  await expect(page.getByText(corrected, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say(drawsMessages, 'parcelReturned'))).toBeHidden();
  // One mail for each shipment of the parcel, however many requests are in it.
  await expect(async () => {
    const mails = await mailsTo(page, person.mail);
    for (const code of [sent, corrected]) expect(mails.filter((text) => text.includes(code))).toHaveLength(1);
  }).toPass();
});

test('a wrong tracking number is corrected, and a returned parcel goes to another address', async ({
  page,
  openConsole,
  translate,
  say,
  language,
  api,
  recipient,
}) => {
  const { person, parcels, numbers } = await recipient(1, buildNewcomer(language), api);
  const [wrong, right, again] = [createYamatoNumber(), createYamatoNumber(), createYamatoNumber()];
  const consolePage = await openConsole('support');
  const dialog = consolePage.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(translate(`resources.shipments.fields.${name}`));
  const button = (findCommand: string) =>
    consolePage.getByRole('button', { name: translate(`resources.shipments.commands.${findCommand}`), exact: true });
  const giveReason = async (reason: string) => {
    await moveFocusTo(consolePage, dialog.getByLabel(translate('commands.reason')));
    await consolePage.keyboard.insertText(reason);
    await moveFocusTo(consolePage, dialog.getByRole('button', { name: translate('commands.run') }));
    await consolePage.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  const press = async (findCommand: string) => {
    await moveFocusTo(consolePage, button(findCommand));
    await consolePage.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };

  await openParcel(consolePage, parcels[0]!);
  await expect(consolePage.getByText(numbers[0]!, { exact: true }).first()).toBeVisible();
  await press('mark-shipped');
  await consolePage.keyboard.insertText(wrong);
  await giveReason('Collected');
  await press('correct-tracking');
  await expect(field('delivery_code')).toBeFocused();
  await expectAccessible(consolePage);
  await consolePage.keyboard.insertText(right);
  await giveReason('Read the label again');
  const corrected = { replaces: wrong, carrier: YAMATO[language], delivery_code: right };
  await expect(
    consolePage.getByText(translate('shipments.history.ShipmentTrackingCorrected', corrected)),
  ).toBeVisible();
  await expectInHistory(page, [right]);
  await expect(page.getByText(wrong, { exact: true })).toBeHidden();

  await press('mark-returned');
  await giveReason('Moved away');
  await press('change-address');
  await expectAccessible(consolePage);
  await field('address').fill('9-9 New Street');
  if (language === 'ja') await field('zipcode').fill('１００－０００１');
  await giveReason('The member has called');
  await expect(consolePage.getByText(/9-9 New Street/).first()).toBeVisible();
  await press('resend');
  await consolePage.keyboard.insertText(again);
  await field('elsewhere').check();
  await field('building').fill('101');
  await expectAccessible(consolePage);
  await giveReason('The member has called');
  await expect(stateOf(consolePage, translate, 'shipped')).toBeVisible();
  await expect(consolePage.getByText('101', { exact: true })).toBeVisible();
  // The first address stays on record.
  await expect(consolePage.getByRole('listitem').filter({ hasText: wrong }).last()).toContainText(person.address);
  await expectNoSideScroll(consolePage);

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

test('finance sees the parcels and can ship none', async ({ openConsole, translate, language, recipient }) => {
  const { memberId, parcels } = await recipient(1, buildNewcomer(language));
  const consolePage = await openConsole('finance');
  await openQueue(consolePage, memberId);
  await expect(consolePage.getByRole('row')).toHaveCount(2);
  await expect(consolePage.getByRole('link', { name: translate('shipments.tracking') })).toBeHidden();
  await openParcel(consolePage, parcels[0]!);
  const commands = consolePage.getByRole('button', { name: translate('resources.shipments.commands.mark-shipped') });
  await expect(commands).toBeHidden();
  await consolePage.goto('/admin/shipments/tracking');
  await expect(consolePage.getByText(translate('http.403'))).toBeVisible();
});
