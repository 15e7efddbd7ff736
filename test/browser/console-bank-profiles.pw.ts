import iconv from 'iconv-lite';
import { expectAccessible } from './axe.js';
import { carryOut, fieldOf, still, test } from './console.js';
import { expect } from './journey.js';
import { expectNoSideScroll } from './steps.js';

const day = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });

/** A bank's file with headings of its own, below two lines about the account. */
const fileOf = (heading: string, ...lines: readonly string[]) => ({
  name: 'shinkin.csv',
  mimeType: 'text/csv',
  buffer: iconv.encode(['○○信用金庫', '口座番号,1234567', heading, ...lines, ''].join('\r\n'), 'cp932'),
});

test('a file whose headings nobody knows is read by chosen columns, and the next one by the saved layout', async ({
  sitDown,
  tell,
}) => {
  const desk = await sitDown('owner');
  const field = (name: string) => tell(`resources.bank-profiles.fields.${name}`);
  const import_ = async (file: ReturnType<typeof fileOf>) => {
    await desk.goto('/admin/deposits/import');
    const choosing = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: tell('ui.file.choose') }).click();
    await (await choosing).setFiles(file);
  };
  const combobox = (name: string) => desk.getByRole('combobox', { name: field(name), exact: true });
  /** By keyboard alone. */
  const choose = async (name: string, heading: string) => {
    await combobox(name).focus();
    await desk.keyboard.press('Enter');
    const option = desk.getByRole('option', { name: heading, exact: true });
    for (let press = 0; press < 12 && !(await option.evaluate((one) => one === document.activeElement)); press += 1)
      await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Enter');
    await expect(combobox(name)).toHaveText(heading);
  };
  const name = `信金 ${Date.now()}`;
  const own = `計上の日${Date.now()}`;
  const heading = `${own},いくら,だれから,のこり`;

  await import_(fileOf(heading, `${day()},"1,234円",アオキ ハナコ,"101,234"`, `${day()},many,アオキ ハナコ,0`));
  await expect(desk.getByText(tell('bank_profiles.choose'))).toBeVisible();
  await expect(desk.getByRole('cell', { name: 'だれから', exact: true })).toBeVisible();
  await choose('booked_on', own);
  await choose('in', 'いくら');
  await choose('sender', 'だれから');
  await choose('balance', 'のこり');
  await expect(desk.getByRole('alert').filter({ hasText: /5行目|Line 5/ })).toBeVisible();

  await import_(fileOf(heading, `${day()},"1,234円",アオキ ハナコ,"101,234"`));
  for (const [column, cell] of [
    ['booked_on', own],
    ['in', 'いくら'],
    ['sender', 'だれから'],
    ['balance', 'のこり'],
  ] as const)
    await choose(column, cell);
  const read = desk.getByRole('table', { name: tell('bank_profiles.read') });
  await expect(read.getByText('アオキ ハナコ')).toBeVisible();
  await still(desk);
  await expectNoSideScroll(desk);
  await expectAccessible(desk);
  await fieldOf(desk, tell, 'bank-profiles', 'name').fill(name);
  await desk.getByRole('button', { name: tell('bank_profiles.save_and_read') }).click();
  await expect(desk.getByText(tell('deposits.file.layout', { layout: name }))).toBeVisible();
  await expect(desk.getByText(tell('resources.deposits.because.no-payment')).first()).toBeVisible();

  await import_(fileOf(heading, `${day()},999,アオキ ハナコ,"102,233"`));
  await expect(desk.getByText(tell('deposits.file.layout', { layout: name }))).toBeVisible();

  await desk.goto('/admin/bank-profiles');
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('いくら');
  await still(desk);
  await expectAccessible(desk);
  await desk.getByRole('link', { name }).click();
  await fieldOf(desk, tell, 'bank-profiles', 'enquiry').fill('番号');
  await desk.getByLabel(tell('ui.reason')).fill('番号の列');
  await desk.getByRole('button', { name: tell('ra.action.save') }).click();
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('番号');
  await desk.getByRole('link', { name }).click();
  await desk.getByRole('button', { name: tell('resources.bank-profiles.commands.remove') }).click();
  await carryOut(desk, tell, '使わない');
  await expect(desk.getByText(tell('bank_profiles.is_removed'))).toBeVisible();
});
