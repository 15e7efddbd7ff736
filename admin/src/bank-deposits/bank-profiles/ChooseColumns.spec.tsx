import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { DepositImport } from '../deposits/DepositImport';
import { NO_COLUMNS } from './bank-profile';

const ROWS = [
  { line: 1, cells: ['○○信用金庫'] },
  { line: 2, cells: ['計上の日', 'いくら', 'だれから', '残高'] },
  { line: 3, cells: ['2026/11/20', '3,000', '12345 ﾔﾏﾀﾞ', '103,000'] },
];
const UNREAD = {
  rows: ROWS,
  heading_line: 2,
  layout: null,
  columns: { ...NO_COLUMNS, balance: '残高' },
  count: 0,
  total: 0,
  deposits: [],
  problems: ['日付の列を選んでください。'],
};
const READ = {
  ...UNREAD,
  count: 1,
  total: 3000,
  deposits: [
    {
      line: 3,
      booked_on: '2026-11-20',
      yen: 3000,
      sender: '12345 ﾔﾏﾀﾞ',
      enquiry: '',
      balance: 103_000,
      is_reversal: false,
    },
  ],
  problems: [],
};
const REFUSED = {
  status: 400,
  body: { errors: { file: ['見出しの行が見つかりません。'], columns: ['列を選べます。'] } },
};

const choose = async (responses: Record<string, object>, language: Language = 'ja') => {
  const requests = mockApi(responses);
  await show(<DepositImport />, '/deposits/import', language);
  await screen.findByRole('button', { name: language === 'ja' ? 'ファイルを選ぶ' : 'Choose a file' });
  const bytes = new TextEncoder().encode('計上の日');
  const file = Object.assign(new File([bytes], 'shinkin.csv'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return requests;
};
const pick = async (label: RegExp, heading: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: heading }));
};

describe('a bank file with unknown headings', () => {
  it('shows the first lines, lets the operator choose columns, and previews the deposits', async () => {
    const responses: Record<string, object> = { 'POST deposits/import': REFUSED, 'POST bank-profiles/preview': UNREAD };
    const requests = await choose(responses);
    const rows = within(await screen.findByRole('table', { name: 'ファイルの初めの行' }));
    expect(rows.getByText('だれから')).toBeDefined();
    expect(await screen.findByText('日付の列を選んでください。')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /残高/ }).textContent).toBe('残高'));

    responses['POST bank-profiles/preview'] = READ;
    await pick(/^取引日(?!（)/, '計上の日');
    await pick(/^入金金額/, 'いくら');
    await pick(/^振込依頼人名/, 'だれから');
    const read = within(await screen.findByRole('table', { name: '読み取り結果' }));
    expect(read.getByText('12345 ﾔﾏﾀﾞ')).toBeDefined();
    expect(read.getByText('2026-11-20')).toBeDefined();
    const last = decodeURIComponent(requests.filter(({ path }) => path.startsWith('bank-profiles')).at(-1)!.path);
    expect(last).toBe('bank-profiles/preview?booked_on=計上の日&in=いくら&sender=だれから&balance=残高');
    expect(requests.some(({ path }) => path.includes('reason='))).toBe(false);
  });

  it('saves the layout under a name and checks the file again', async () => {
    const report = { lines: 1, known: 0, matched: 0, held: 1, layout: '○○信金', preview: [] };
    const responses: Record<string, object> = { 'POST deposits/import': REFUSED, 'POST bank-profiles/preview': READ };
    const requests = await choose(responses);
    await userEvent.type(await screen.findByRole('textbox', { name: /形式の名前/ }), '○○信金');
    responses['POST bank-profiles'] = { id: 'p', name: '○○信金' };
    responses['POST deposits/import'] = report;
    await userEvent.click(screen.getByRole('button', { name: '形式を登録して読み取る' }));
    expect(await screen.findByText('形式：○○信金')).toBeDefined();
    const saved = requests.find(({ method, path }) => method === 'POST' && path === 'bank-profiles');
    expect(saved?.body).toMatchObject({ name: '○○信金', balance: '残高' });
  });

  it('does not appear for a file with other errors', async () => {
    await choose({ 'POST deposits/import': { status: 400, body: { errors: { file: ['Line 3: wrong'] } } } }, 'en');
    expect(await screen.findByText('Line 3: wrong')).toBeDefined();
    expect(screen.queryByText('As it would be read')).toBeNull();
  });
});
