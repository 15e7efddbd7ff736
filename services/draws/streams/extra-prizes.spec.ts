import { describe, expect, it } from '@jest/globals';
import { type BoxExtraPrize, type ExtraRule, findExtrasWithin, findWinsAfter, groupIdsBySlot } from './extra-prizes.js';

const extra = (prizeId: string, prizeIndex: number, rule: ExtraRule['rule'], ...draws: number[]): BoxExtraPrize => ({
  prizeId,
  prizeIndex,
  rule,
  draws,
});
const EXTRAS = [extra('round', 3, 'every', 100), extra('named', 4, 'at', 1, 100, 250), extra('last', 5, 'last')];
const within = (firstSlot: number, count: number, tickets = 250) =>
  findExtrasWithin(EXTRAS, tickets, firstSlot, count).map(({ slot, extra: { prizeId } }) => `${slot} ${prizeId}`);

describe('the extra prizes of slots', () => {
  it('go to the last slot and to the slots of their draws, in order', () => {
    expect(within(0, 250)).toEqual(['0 named', '99 round', '99 named', '199 round', '249 named', '249 last']);
  });

  it.each([
    [0, 1, ['0 named']],
    [1, 98, []],
    [98, 1, []],
    [99, 1, ['99 round', '99 named']],
    [100, 99, []],
    [100, 100, ['199 round']],
    [248, 1, []],
    [249, 1, ['249 named', '249 last']],
  ])('include, from slot %i on over %i slots, %j', (firstSlot, count, won) =>
    expect(within(firstSlot, count)).toEqual(won),
  );

  it('never go to a draw that the box does not have', () => {
    expect(within(0, 99, 99)).toEqual(['0 named', '98 last']);
  });

  it('do not depend on the order in which members draw', () => {
    for (const size of [1, 7, 100, 249])
      expect(Array.from({ length: Math.ceil(250 / size) }, (_, i) => within(i * size, size)).flat()).toEqual(
        within(0, 250),
      );
  });
});

describe('idsBySlot', () => {
  it('collects several ids of one slot, and returns nothing if nothing is won', () => {
    expect(groupIdsBySlot(findExtrasWithin(EXTRAS, 250, 99, 2))).toEqual(new Map([[99, ['round', 'named']]]));
    expect(groupIdsBySlot([])).toBeUndefined();
  });
});

describe('the extra prizes left', () => {
  it.each([
    ['every', [100], 0, { left: 2, next: 100 }],
    ['every', [100], 99, { left: 2, next: 100 }],
    ['every', [100], 100, { left: 1, next: 200 }],
    ['every', [100], 200, { left: 0, next: 0 }],
    ['at', [1, 100, 250], 1, { left: 2, next: 100 }],
    ['at', [1, 100, 250], 250, { left: 0, next: 0 }],
    ['last', [], 249, { left: 1, next: 250 }],
    ['last', [], 250, { left: 0, next: 0 }],
  ] as const)('includes, for “%s %j” after %i draws of 250, %j', (rule, draws, drawn, wins) => {
    expect(findWinsAfter({ rule, draws }, 250, drawn)).toEqual(wins);
  });
});
