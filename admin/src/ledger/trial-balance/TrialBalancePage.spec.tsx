import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockApi, show } from '../../console.fixture';
import { TrialBalancePage } from './TrialBalancePage';

const row = (account: string, debit: number, credit: number) => ({
  id: `points:${account}`,
  unit: 'points',
  account,
  debit,
  credit,
  lines: 3,
});

const balance = {
  at: '2026-04-03T12:00:00.000+09:00',
  rows: [row('sales', 0, 2300), row('provider:test', 2300, 0)],
  totals: {
    points: { debit: 2300, credit: 2300, difference: 0 },
    coins: { debit: 0, credit: 0, difference: 0 },
  },
  sales: { paid: 2000, free: 300 },
  events_behind: 0,
};

const cellsOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('the trial balance', () => {
  it.each([
    ['ja', '売上', '売上（有償ポイント）', '売上（無償ポイント）', '決済会社 (test)'],
    ['en', 'Sales', 'Sales (paid points)', 'Sales (free points)', 'Payment provider (test)'],
  ] as const)('shows the sales, and below them what paid them (%s)', async (language, sales, paid, free, provider) => {
    mockApi({ 'trial-balance': balance });
    await show(<TrialBalancePage />, '/trial-balance', language);
    expect(await cellsOf(sales)).toEqual(['', '2,300P', '3']);
    expect(await cellsOf(paid)).toEqual(['', '2,000P', '']);
    expect(await cellsOf(free)).toEqual(['', '300P', '']);
    expect(await cellsOf(provider)).toEqual(['2,300P', '', '3']);
  });

  it('explains that a future time has no balance', async () => {
    const errors = { at: ['現在までの日時を選んでください。'] };
    const requests = mockApi({ 'trial-balance': { status: 400, body: { errors } } });
    await show(<TrialBalancePage />, '/trial-balance?at=2099-01-01T00%3A00%3A00%2B09%3A00');
    expect((await screen.findByRole('alert')).textContent).toBe(errors.at[0]);
    expect(requests[0]?.path).toBe('trial-balance?at=2099-01-01T00%3A00%3A00%2B09%3A00');
  });
});
