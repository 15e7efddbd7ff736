import { describe, expect, it } from '@jest/globals';
import type { Worth } from '../../platform/console-api/commands/worth.js';
import { findChangesSince } from './approval-binding.js';

const worth: Worth = { value: 100, unit: 'points', about: { points: 60, card_points: 40 } };
const fields = { mail: 'a', state: 'b' };
const since = (now: { worth?: Partial<Worth>; fields?: Record<string, string> }) =>
  findChangesSince({ worth, fields }, { worth: { ...worth, ...now.worth }, fields: now.fields ?? fields });

describe('changesSince', () => {
  it.each([
    ['the same', {}],
    ['a lower worth', { worth: { value: 90, about: { points: 50, card_points: 40 } } }],
  ])('covers %s', (_, now) => {
    expect(since(now)).toEqual([]);
  });

  it('reports a higher worth with both amounts', () => {
    expect(since({ worth: { value: 101 } })).toEqual([{ field: 'worth', before: 100, after: 101 }]);
  });

  it('reports a part that has grown, although the whole has not', () => {
    const about = { points: 20, card_points: 50, coins: 7 };
    expect(since({ worth: { value: 70, about } })).toEqual([
      { field: 'about.card_points', before: 40, after: 50 },
      { field: 'about.coins', before: 0, after: 7 },
    ]);
  });

  it('reports another unit, whatever the amounts are', () => {
    expect(since({ worth: { value: 1, unit: 'coins' } })).toEqual([
      { field: 'unit', before: null, after: null },
      { field: 'worth', before: 100, after: 1 },
    ]);
  });

  it('names each field of the state that differs, came or went, and holds no value of it', () => {
    expect(since({ fields: { mail: 'z', price: 'c' } })).toEqual(
      ['mail', 'price', 'state'].map((field) => ({ field, before: null, after: null })),
    );
  });
});
