import { describe, expect, it } from '@jest/globals';
import { claimOf } from './verified.rules';

const packOf = (drawn: number, chained: number, recomputed: number, differs: '0' | '1' = '0') => ({
  total_pack_count: 100,
  pack_count: 100 - drawn,
  verified: { chained, recomputed, differs },
});

describe('claimOf', () => {
  it.each([
    ['no draw', packOf(0, 0, 0), null],
    ['draws that were not verified', packOf(5, 0, 0), null],
    ['draws of which some are chained', packOf(5, 3, 0), 'Chained'],
    ['draws of which some are chained and recomputed', packOf(5, 3, 3), 'Chained'],
    ['draws that are all chained', packOf(5, 5, 0), 'AllChained'],
    ['draws that are all chained, some recomputed', packOf(5, 5, 3), 'AllChained'],
    ['draws that were all recomputed', packOf(5, 5, 5), 'Whole'],
    ['a verified draw that is not counted as drawn yet', packOf(4, 5, 5), 'Whole'],
    ['a difference', packOf(5, 5, 5, '1'), 'Differs'],
    ['a difference before anything was counted', packOf(5, 0, 0, '1'), 'Differs'],
  ] as const)('given %s, then claims %3$s', (_, pack, claim) => {
    expect(claimOf(pack)).toBe(claim);
  });
});
