import { describe, expect, it } from '@jest/globals';
import { claimOf } from './verified.rules';

const packOf = (drawn: number, chained: number, recomputed: number, differs: '0' | '1' = '0') => ({
  total_pack_count: 100,
  pack_count: 100 - drawn,
  verified: { chained, recomputed, differs },
});

describe('what is claimed of draws', () => {
  it.each([
    ['no draw', packOf(0, 0, 0), null],
    ['draws that nobody has looked at', packOf(5, 0, 0), null],
    ['draws of which some were followed', packOf(5, 3, 0), 'Chained'],
    ['draws of which some were followed and computed again', packOf(5, 3, 3), 'Chained'],
    ['draws that were all followed', packOf(5, 5, 0), 'AllChained'],
    ['draws that were all followed, some computed again', packOf(5, 5, 3), 'AllChained'],
    ['draws that were all computed again', packOf(5, 5, 5), 'Whole'],
    ['a draw that is not shown as drawn yet', packOf(4, 5, 5), 'Whole'],
    ['a difference', packOf(5, 5, 5, '1'), 'Differs'],
    ['a difference before anything was counted', packOf(5, 0, 0, '1'), 'Differs'],
  ] as const)('given %s, then %3$s', (_, pack, claim) => {
    expect(claimOf(pack)).toBe(claim);
  });
});
