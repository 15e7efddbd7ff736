import { describe, expect, it } from '@jest/globals';
import { segmentsOf } from './time-segments.js';

const at = (tokyo: string) => new Date(`${tokyo}+09:00`);
const shown = (from: string, before: string) =>
  segmentsOf(at(from), at(before)).map(
    (one) => `${one.of} ${one.from.toISOString().slice(5, 23)} ${one.before.toISOString().slice(5, 23)}`,
  );

describe('segmentsOf', () => {
  it('returns whole days in Tokyo, then whole hours, then the rest on both sides', () => {
    expect(shown('2026-04-01T22:30:00', '2026-04-04T02:00:00.001')).toEqual([
      'day 04-01T15:00:00.000 04-03T15:00:00.000',
      'hour 04-01T14:00:00.000 04-01T15:00:00.000',
      'hour 04-03T15:00:00.000 04-03T17:00:00.000',
      'line 04-01T13:30:00.000 04-01T14:00:00.000',
      'line 04-03T17:00:00.000 04-03T17:00:00.001',
    ]);
  });

  it.each([
    ['2026-04-01T00:00:00', '2026-04-02T00:00:00', ['day 03-31T15:00:00.000 04-01T15:00:00.000']],
    ['2026-04-01T10:00:00', '2026-04-01T11:00:00', ['hour 04-01T01:00:00.000 04-01T02:00:00.000']],
    ['2026-04-01T10:59:59', '2026-04-01T11:00:01', ['line 04-01T01:59:59.000 04-01T02:00:01.000']],
    ['2026-04-01T10:00:00', '2026-04-01T10:00:00', []],
    ['2026-04-02T10:00:00', '2026-04-01T10:00:00', []],
  ])('cuts the range %s until %s', (from, before, expected) => {
    expect(shown(from, before)).toEqual(expected);
  });

  it('covers a range exactly once, however it is cut', () => {
    const start = at('2026-02-27T00:00:00').getTime();
    let luck = 1;
    const next = (below: number) => {
      luck = (luck * 48_271) % 2_147_483_647;
      return luck % below;
    };
    for (let i = 0; i < 500; i++) {
      const from = start + next(4 * 86_400_000);
      const before = from + 1 + next(4 * 86_400_000);
      const cuts = segmentsOf(new Date(from), new Date(before))
        .map((one) => [one.from.getTime(), one.before.getTime()] as const)
        .sort(([a], [b]) => a - b);
      expect(cuts[0]![0]).toBe(from);
      expect(cuts.at(-1)![1]).toBe(before);
      for (const [j, [begin]] of cuts.entries()) if (j > 0) expect(begin).toBe(cuts[j - 1]![1]);
    }
  });
});
