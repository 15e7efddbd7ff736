import { describe, expect, it } from '@jest/globals';
import { chooseNextWalk, type VerifiedLog } from './verified-log.js';

const placeAt = (slot: number) => ({ slot, head: `h${slot}`, day: 1, left: [] });
const log = (chained: number, recomputed: number, recomputedThrough = 0): VerifiedLog => ({
  chained: placeAt(chained),
  recomputed: placeAt(recomputed),
  recomputedThrough,
  difference: null,
});
const headAt = (slot: number) => ({ slot, hash: `h${slot}` });

describe('the next verification of a box', () => {
  it.each([
    ['lines behind the head', log(5, 0), headAt(9), 0, 'chained'],
    ['lines behind the head and a seed that is public', log(5, 0), headAt(9), 1, 'chained'],
    ['a head of as many lines that is another one', log(5, 0), { slot: 5, hash: 'x' }, 0, 'chained'],
    ['fewer lines than there were', log(5, 5, 1), headAt(4), 1, 'chained'],
    ['all lines, and no seed', log(5, 0), headAt(5), 0, null],
    ['all lines, and a seed that nobody has looked at', log(5, 2, 1), headAt(5), 2, 'recomputed'],
    ['all lines, and all that the seeds can tell', log(5, 2, 1), headAt(5), 1, null],
    ['all lines, each computed again', log(5, 5, 1), headAt(5), 2, null],
  ] as const)('given %s, then %5$s', (_, verified, head, revealedThrough, walk) => {
    expect(chooseNextWalk(verified, head, revealedThrough)).toBe(walk);
  });

  it('given a difference, then it is verified again before anything else', () => {
    const difference = { walk: 'recomputed', slot: 3, reason: 'prize' } as const;
    expect(chooseNextWalk({ ...log(5, 3, 1), difference }, headAt(9), 1)).toBe('recomputed');
  });
});
