import { describe, expect, it } from '@jest/globals';
import { toTokyoIso } from '../../kernel/time.js';
import { computeCardsAhead, computeParcelsLate, computePointsAhead } from './reminders.js';

const at = (time: string) => new Date(`${time}+09:00`);

describe('the range of a reminder', () => {
  it('covers cards with six hours left, and includes those with nine in the mail', () => {
    const { from, until, coveredUntil } = computeCardsAhead(at('2026-04-01T20:00:00'));
    expect([from, until, coveredUntil].map((moment) => toTokyoIso(moment).slice(0, 16))).toEqual([
      ...['2026-04-01T20:00', '2026-04-02T02:00', '2026-04-02T05:00'],
    ]);
  });

  it.each([
    ['2026-04-01T09:00:00', 30, '2026-05-01'],
    ['2026-04-01T20:59:59', 7, '2026-04-08'],
    ['2026-12-31T12:00:00', 30, '2027-01-30'],
  ] as const)('covers all points of one Tokyo day: at %s, %p days ahead', (now, days, day) => {
    const { from, until, coveredUntil } = computePointsAhead(at(now), days);
    expect([from, until].map(toTokyoIso)).toEqual([`${day}T00:00:00.000+09:00`, `${day}T23:59:59.999+09:00`]);
    expect(coveredUntil).toEqual(until);
  });

  it('covers parcels that became late on the day before', () => {
    const { from, until, coveredUntil } = computeParcelsLate(at('2026-06-23T10:00:00'));
    expect([from, until].map((moment) => toTokyoIso(moment).slice(0, 16))).toEqual([
      '2026-06-02T00:00',
      '2026-06-02T23:59',
    ]);
    expect(coveredUntil).toEqual(until);
    // The day after a Sunday adds no late parcels.
    expect(computeParcelsLate(at('2026-06-21T10:00:00')).from.getTime()).toBe(
      computeParcelsLate(at('2026-06-21T10:00:00')).until.getTime() + 1,
    );
  });
});
