import { describe, expect, it } from '@jest/globals';
import { buildHeldDeposit, deposit, sumEntries } from '../streams/deposit.fixture.js';
import { decideIgnoreDeposit } from './ignore-deposit.decide.js';

describe('a held deposit that does not belong to a member', () => {
  it('can be removed from the ledger once', () => {
    const events = deposit.given(buildHeldDeposit(700)).when(decideIgnoreDeposit).events();
    expect(events).toMatchObject([{ data: { yen: 700 } }]);
    expect(sumEntries([buildHeldDeposit(700), ...events])).toEqual({});
    const again = deposit.given(buildHeldDeposit(700), ...events).when(decideIgnoreDeposit);
    expect(again.refusal()).toEqual({ code: 'NotHeld' });
  });

  it('can be a reversal, which has no entry in the ledger', () => {
    const back = buildHeldDeposit(700, { because: 'reversal', lines: [] });
    expect(deposit.given(back).when(decideIgnoreDeposit).events()).toMatchObject([{ data: { yen: 0, lines: [] } }]);
  });
});
