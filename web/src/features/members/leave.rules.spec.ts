import { describe, expect, it } from '@jest/globals';
import { tiesOf } from './leave.rules';

const free = { point: 10, coin: 0, cards: 0, parcels: 0, payments: 0, transfers: 0, owes: '0' as const };

describe('tiesOf', () => {
  it('returns nothing when everything is settled', () => {
    expect(tiesOf(free)).toEqual([]);
  });

  it('returns each obligation with its count', () => {
    expect(tiesOf({ ...free, cards: 3, payments: 1, owes: '1' })).toEqual([
      { tie: 'cards', count: 3 },
      { tie: 'payments', count: 1 },
      { tie: 'owes', count: 1 },
    ]);
  });
});
