import { describe, expect, it } from '@jest/globals';
import { tagsOf } from './pack-tags.js';

const startAt = new Date('2026-04-01T03:00:00.000Z');
const later = (ms: number) => new Date(startAt.getTime() + ms);
const DAY = 86_400_000;
const hot = { ja: '激アツ', en: 'Hot', color: 'orange' } as const;
const idsOf = (change: object, at: Date) =>
  tagsOf({ startAt, tickets: 1000, left: 500, tags: [], ...change }, at).map(({ id }) => id);

describe('tagsOf', () => {
  it.each([
    ['before its sale', -1, []],
    ['from its first moment', 0, ['new']],
    ['to the last moment of seven days', 7 * DAY - 1, ['new']],
    ['after seven days', 7 * DAY, []],
  ])('given a pack %s, then marks it as new depending on the time', (_, ms, ids) => {
    expect(idsOf({}, later(ms))).toEqual(ids);
  });

  it.each([
    [101, []],
    [100, ['few-left']],
    [1, ['few-left']],
    [0, []],
  ])('given %d of 1,000 left, then marks it as running out: %j', (left, ids) => {
    expect(idsOf({ left }, later(8 * DAY))).toEqual(ids);
  });

  it('lists the tags of operators after the automatic ones', () => {
    expect(idsOf({ left: 5, tags: [hot] }, later(0))).toEqual(['few-left', 'new', '激アツ']);
    expect(tagsOf({ startAt, tickets: 9, left: 0, tags: [hot] }, later(0))).toEqual([
      { id: '激アツ', name: { ja: '激アツ', en: 'Hot' }, color: 'orange' },
    ]);
  });
});
