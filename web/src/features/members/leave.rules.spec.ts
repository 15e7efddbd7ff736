import { describe, expect, it } from '@jest/globals';
import { tiesOf } from './leave.rules';

const free = { point: 10, coin: 0, cards: 0, parcels: 0, payments: 0, transfers: 0, owes: '0' as const };

describe('what keeps a member', () => {
  it('is nothing where all is settled', () => {
    expect(tiesOf(free)).toEqual([]);
  });

  it('is told with how many there are of it', () => {
    expect(tiesOf({ ...free, cards: 3, payments: 1, owes: '1' })).toEqual([
      { tie: 'cards', count: 3 },
      { tie: 'payments', count: 1 },
      { tie: 'owes', count: 1 },
    ]);
  });
});
