import { describe, expect, it } from '@jest/globals';
import { computeNextRun } from './next-run.js';

describe('computeNextRun', () => {
  it.each([
    ['minute', '12:00:00.000', '12:01:00.000'],
    ['minute', '12:00:59.999', '12:01:00.000'],
    ['hour', '12:06:59.999', '12:07:00.000'],
    ['hour', '12:07:00.000', '13:07:00.000'],
    ['hour', '12:30:00.000', '13:07:00.000'],
  ] as const)('returns for every %s, after %s, the time %s', (every, now, next) => {
    const at = (time: string) => new Date(`2026-01-15T${time}+09:00`);
    expect(computeNextRun(every, at(now))).toEqual(at(next));
  });
});
