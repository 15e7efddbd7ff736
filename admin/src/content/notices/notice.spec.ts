import { describe, expect, it } from '@jest/globals';
import { stateOf } from './notice';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 0, minute));
const iso = (minute: number) => at(minute).toISOString();

describe('stateOf', () => {
  it.each([
    [false, null, null, 'draft'],
    [true, null, null, 'shown'],
    [true, iso(11), null, 'waiting'],
    [true, iso(10), null, 'shown'],
    [true, null, iso(10), 'over'],
    [true, iso(5), iso(11), 'shown'],
  ] as const)(
    'given published %s from %s to %s, then at minute 10 it is %s',
    (published, show_from, show_to, state) => {
      expect(stateOf({ published, show_from, show_to }, at(10))).toBe(state);
    },
  );
});
