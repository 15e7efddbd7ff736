import { describe, expect, it } from '@jest/globals';
import { computeDayOfSale, computeVerifiableFrom, findDaysFault, findLastVerifiableFrom } from './days.rules';

const EVENING = '2025-04-01T20:00:00+09:00';
const JUST_AFTER_MIDNIGHT = '2025-04-02T00:00:01+09:00';

describe('days of a sale', () => {
  it.each([
    [EVENING, EVENING, 1],
    [EVENING, '2025-04-01T23:59:59+09:00', 1],
    [EVENING, '2025-04-02T00:00:00+09:00', 2],
    [EVENING, '2025-04-01T19:00:00Z', 2],
    [JUST_AFTER_MIDNIGHT, JUST_AFTER_MIDNIGHT, 1],
    [EVENING, '2025-03-31T12:00:00+09:00', 0],
  ])('starts at %s and counts %s as day %d', (start, now, day) => {
    expect(computeDayOfSale(start, Date.parse(now))).toBe(day);
  });

  it.each([
    [EVENING, 1, '2025-04-01T15:00:00.000Z'],
    [EVENING, 3, '2025-04-03T15:00:00.000Z'],
    [JUST_AFTER_MIDNIGHT, 1, '2025-04-02T15:00:00.000Z'],
  ])('starts at %s and allows the check of day %d from %s', (start, day, from) => {
    expect(computeVerifiableFrom(start, day)).toBe(from);
    expect(findLastVerifiableFrom(start, [1, day])).toBe(from);
  });

  it('waits for nothing when every seed is public', () => {
    expect(findLastVerifiableFrom(EVENING, [])).toBeUndefined();
  });

  it.each([
    [[5], undefined],
    [[6], undefined],
    [[4], undefined],
    [[3, 5], 'overdue'],
    [[5, 7], 'early'],
  ])('treats waiting days %j on day 5 as %s', (days, code) => {
    expect(findDaysFault(days, 5)?.code).toBe(code);
  });
});
