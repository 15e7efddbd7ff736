import iconv from 'iconv-lite';
import { expectAccessible } from './axe.js';
import { carryOut, fieldOf, test, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import { expectNoSideScroll } from './steps.js';

const day = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });

/** Builds a bank's file with custom headings, below two lines about the account. */
const fileOf = (heading: string, ...lines: readonly string[]) => ({
  name: 'shinkin.csv',
  mimeType: 'text/csv',
  buffer: iconv.encode(['○○信用金庫', '口座番号,1234567', heading, ...lines, ''].join('\r\n'), 'cp932'),
});

test('a file with unknown headings is parsed by chosen columns, and the next one by the saved layout', async ({
  openConsole,
  translate,
}) => {
  const consolePage = await openConsole('owner');
  const field = (name: string) => translate(`resources.bank-profiles.fields.${name}`);
  const import_ = async (file: ReturnType<typeof fileOf>) => {
    await consolePage.goto('/admin/deposits/import');
    const choosing = consolePage.waitForEvent('filechooser');
    await consolePage.getByRole('button', { name: translate('ui.file.choose') }).click();
    await (await choosing).setFiles(file);
  };
  const combobox = (name: string) => consolePage.getByRole('combobox', { name: field(name), exact: true });
  /** Chooses the heading of a column with the keyboard. */
  const choose = async (name: string, heading: string) => {
    await combobox(name).focus();
    await consolePage.keyboard.press('Enter');
    const option = consolePage.getByRole('option', { name: heading, exact: true });
    for (let press = 0; press < 12 && !(await option.evaluate((one) => one === document.activeElement)); press += 1)
      await consolePage.keyboard.press('ArrowDown');
    await consolePage.keyboard.press('Enter');
    await expect(combobox(name)).toHaveText(heading);
  };
  const name = `信金 ${Date.now()}`;
  const dateHeading = `計上の日${Date.now()}`;
  const heading = `${dateHeading},いくら,だれから,のこり`;

  await import_(fileOf(heading, `${day()},"1,234円",アオキ ハナコ,"101,234"`, `${day()},many,アオキ ハナコ,0`));
  await expect(consolePage.getByText(translate('bank_profiles.choose'))).toBeVisible();
  await expect(consolePage.getByRole('cell', { name: 'だれから', exact: true })).toBeVisible();
  await choose('booked_on', dateHeading);
  await choose('in', 'いくら');
  await choose('sender', 'だれから');
  await choose('balance', 'のこり');
  await expect(consolePage.getByRole('alert').filter({ hasText: /5行目|Line 5/ })).toBeVisible();

  await import_(fileOf(heading, `${day()},"1,234円",アオキ ハナコ,"101,234"`));
  for (const [column, cell] of [
    ['booked_on', dateHeading],
    ['in', 'いくら'],
    ['sender', 'だれから'],
    ['balance', 'のこり'],
  ] as const)
    await choose(column, cell);
  const read = consolePage.getByRole('table', { name: translate('bank_profiles.read') });
  await expect(read.getByText('アオキ ハナコ')).toBeVisible();
  await waitUntilLoaded(consolePage);
  await expectNoSideScroll(consolePage);
  await expectAccessible(consolePage);
  await fieldOf(consolePage, translate, 'bank-profiles', 'name').fill(name);
  await consolePage.getByRole('button', { name: translate('bank_profiles.save_and_read') }).click();
  await expect(consolePage.getByText(translate('deposits.file.layout', { layout: name }))).toBeVisible();
  await expect(consolePage.getByText(translate('resources.deposits.because.no-payment')).first()).toBeVisible();

  await import_(fileOf(heading, `${day()},999,アオキ ハナコ,"102,233"`));
  await expect(consolePage.getByText(translate('deposits.file.layout', { layout: name }))).toBeVisible();

  await consolePage.goto('/admin/bank-profiles');
  await expect(consolePage.getByRole('row').filter({ hasText: name })).toContainText('いくら');
  await waitUntilLoaded(consolePage);
  await expectAccessible(consolePage);
  await consolePage.getByRole('link', { name }).click();
  await fieldOf(consolePage, translate, 'bank-profiles', 'enquiry').fill('番号');
  await consolePage.getByLabel(translate('ui.reason')).fill('番号の列');
  await consolePage.getByRole('button', { name: translate('ra.action.save') }).click();
  await expect(consolePage.getByRole('row').filter({ hasText: name })).toContainText('番号');
  await consolePage.getByRole('link', { name }).click();
  await consolePage.getByRole('button', { name: translate('resources.bank-profiles.commands.remove') }).click();
  await carryOut(consolePage, translate, '使わない');
  await expect(consolePage.getByText(translate('bank_profiles.is_removed'))).toBeVisible();
});
