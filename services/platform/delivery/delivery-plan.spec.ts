import { describe, expect, it } from '@jest/globals';
import { computeNextAttempt } from './delivery-plan.js';

const now = new Date('2026-01-15T12:00:00+09:00');
const refused = { isPermanent: true };
const delayed = { isPermanent: false };

/** Returns the pauses between all attempts of a delivery that never succeeds, in seconds. */
const pausesOf = (failure: typeof refused): number[] => {
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const next = computeNextAttempt(now, attempts, failure);
    if (!next) return pauses;
    pauses.push((next.getTime() - now.getTime()) / 1000);
  }
};

describe('a failed delivery', () => {
  it('gets further attempts at growing intervals for about two days if the fault may pass', () => {
    const pauses = pausesOf(delayed);
    expect(pauses.slice(0, 10)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 14_400]);
    expect(Math.max(...pauses)).toBe(14_400);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(Math.round(hours)).toBe(44);
  });

  it('gets one more attempt after a permanent refusal', () => {
    expect(pausesOf(refused)).toEqual([30]);
  });

  it.each([
    [10_000, 30],
    [90_000, 90],
    [86_400_000, 14_400],
  ])('waits if the receiver asks for a pause of %i ms: %i s', (restMs, seconds) => {
    expect(computeNextAttempt(now, 1, { ...delayed, restMs })).toEqual(new Date(now.getTime() + seconds * 1000));
  });
});
