import { describe, expect, it } from '@jest/globals';
import { buildHeldDeposit, deposit, sumEntries } from '../streams/deposit.fixture.js';
import { decideReturnDeposit } from './return-deposit.decide.js';

describe('a held deposit returned to its sender', () => {
  it('can be removed from the ledger once', () => {
    const events = deposit.given(buildHeldDeposit(700)).when(decideReturnDeposit).events();
    expect(events).toMatchObject([{ data: { yen: 700 } }]);
    expect(sumEntries([buildHeldDeposit(700), ...events])).toEqual({});
    const again = deposit.given(buildHeldDeposit(700), ...events).when(decideReturnDeposit);
    expect(again.refusal()).toEqual({ code: 'NotHeld' });
  });

  it('cannot be a reversal', () => {
    const back = buildHeldDeposit(700, { because: 'reversal', lines: [] });
    expect(deposit.given(back).when(decideReturnDeposit).refusal()).toEqual({ code: 'IsReversal' });
  });
});
