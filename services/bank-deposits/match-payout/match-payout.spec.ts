import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { DepositEvent } from '../streams/deposit.events.js';
import { buildHeldDeposit, deposit, sumEntries } from '../streams/deposit.fixture.js';
import type { OpenPayout } from '../streams/open-payouts.js';
import { decideMatchPayout } from './match-payout.decide.js';

const day = (date: string, amount: number): OpenPayout => ({
  provider: 'paypal',
  day: date as TokyoDate,
  yen: yen(amount),
});
const DAYS = [day('2026-01-10', 1000), day('2026-01-11', 500)];
const match = (days: readonly OpenPayout[] | null, ...before: readonly DepositEvent[]) =>
  deposit
    .given(...(before.length > 0 ? before : [buildHeldDeposit(1500)]))
    .when((state) => decideMatchPayout(state, days));

describe('a held deposit that an operator matches with payouts', () => {
  it('moves from the provider’s account to the bank’s, and ends the hold', () => {
    const events = match(DAYS).events();
    expect(events).toMatchObject([{ type: 'PayoutMatched', data: { provider: 'paypal', by: 'operator', yen: 1500 } }]);
    expect(sumEntries([buildHeldDeposit(1500), ...events])).toEqual({
      'provider:paypal': 1500,
      'provider:bank': -1500,
    });
    expect(match(DAYS, buildHeldDeposit(1500), ...events).refusal()).toEqual({ code: 'NotHeld' });
  });

  it.each<[string, readonly OpenPayout[] | null, DepositEvent]>([
    ['UnknownPayout', null, buildHeldDeposit(1500)],
    ['UnknownPayout', [], buildHeldDeposit(1500)],
    ['PayoutDiffers', DAYS, buildHeldDeposit(1499)],
    ['PayoutDiffers', DAYS.slice(1), buildHeldDeposit(1500)],
    ['IsReversal', DAYS, buildHeldDeposit(1500, { because: 'reversal', lines: [] })],
  ])('rejects it: %s', (code, days, before) => expect(match(days, before).refusal()).toEqual({ code }));
});
