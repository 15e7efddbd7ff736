import { describe, expect, it } from '@jest/globals';
import { decideRemoveBankProfile } from './remove-bank-profile.decide.js';

describe('decideRemoveBankProfile', () => {
  it('given a layout in use, then it is removed', () => {
    expect(decideRemoveBankProfile({ removed_at: null }).events).toEqual([{ change: 'BankProfileRemoved', data: {} }]);
  });

  it('given a removed layout, then it refuses', () => {
    expect(decideRemoveBankProfile({ removed_at: new Date() }).refusal).toEqual({ code: 'IsRemoved' });
  });
});
