import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { SettlementImport } from './SettlementImport';
import type { SettlementReport } from './settlement';

const REPORT: SettlementReport = {
  id: 'paypal-2026-04-01',
  provider: 'paypal',
  day: '2026-04-01',
  lines: 3,
  ready: 3,
  unchanged: 0,
  refused: 0,
  problems: [],
  taken_yen: 6000,
  given_back_yen: 1000,
  fee: 216,
  payout: 4784,
  matched: 1,
  other_amount: 1,
  theirs_only: 1,
  ours_only: 2,
  is_new: true,
};

const choose = async (report: object, language: Language = 'ja') => {
  const responses: Record<string, object> = { 'POST settlements/import': report };
  const requests = mockApi(responses);
  await show(<SettlementImport />, '/settlements/import', language);
  const choice = language === 'ja' ? 'ファイルを選ぶ' : 'Choose a file';
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: choice });
  expect(button.disabled).toBe(true);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'PayPal' }));
  expect(button.disabled).toBe(false);
  const bytes = new TextEncoder().encode('date,order,reference,kind,yen,fee,net\n');
  const file = Object.assign(new File([bytes], 'paypal.csv'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return { requests, respond: (next: object) => Object.assign(responses, { 'POST settlements/import': next }) };
};
const countOf = (key: string) => document.querySelector(`[data-count=${key}]`)?.textContent;

describe('a settlement file', () => {
  it('shows its totals and differences before anything is imported', async () => {
    const { requests } = await choose(REPORT);
    expect(await screen.findByText('PayPal 2026年4月1日')).toBeDefined();
    expect(countOf('payout')).toBe('￥4,784');
    expect(['matched', 'other-amount', 'theirs-only', 'ours-only'].map(countOf)).toEqual(['1', '1', '1', '2']);
    expect(requests.map(({ path }) => path)).toEqual(['settlements/import?provider=paypal&preview=1']);
  });

  it('needs a reason for the import, and then its lists open', async () => {
    const { requests, respond } = await choose(REPORT, 'en');
    const apply = await screen.findByRole('button', { name: 'Import this settlement' });
    respond(new Response(`${JSON.stringify({ done: 0, of: 3 })}\n${JSON.stringify({ report: REPORT })}\n`));
    await userEvent.click(apply);
    expect(await screen.findByText('The settlement is imported.')).toBeDefined();
    expect(decodeURIComponent(requests.at(-1)!.path)).toBe(
      'settlements/import?provider=paypal&reason=Daily settlement',
    );
    const link = screen.getByRole('link', { name: 'See the result' });
    expect(link.getAttribute('href')).toBe('/settlements/paypal-2026-04-01/show');
  });

  it('cannot be imported with errors, and each faulty line shows its error', async () => {
    const problems = [{ line: 3, order: 'b', code: 'BadNet', message: '入金額と一致しません。' }];
    await choose({ ...REPORT, refused: 1, problems });
    const row = within((await screen.findByText('入金額と一致しません。')).closest('tr')!);
    expect(row.getByText('3')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('1行に誤りがある');
    expect(screen.queryByRole('button', { name: 'この精算を取り込む' })).toBeNull();
  });

  it('says so if it was imported before', async () => {
    await choose({ ...REPORT, ready: 0, unchanged: 3, is_new: false });
    expect(await screen.findByText('このファイルは、すべて取り込み済みです。')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'この精算を取り込む' })).toBeNull();
  });

  it('cannot be imported for another day than that of the preview', async () => {
    await choose(REPORT);
    await screen.findByRole('button', { name: 'この精算を取り込む' });
    fireEvent.change(screen.getByLabelText('精算日'), { target: { value: '2026-04-02' } });
    expect(screen.queryByRole('button', { name: 'この精算を取り込む' })).toBeNull();
  });
});
