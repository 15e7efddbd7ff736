import { describe, expect, it } from '@jest/globals';
import { toTokyoIso } from '../../kernel/time.js';
import { computeNextQueryTime, computeNextReturnQueryTime, dueOf } from './due.js';

const at = (text: string) => new Date(`${text}+09:00`);

describe('the due time', () => {
  it.each([
    ['card', '2026-01-15T12:00:00', '2026-01-15T12:30:00.000+09:00'],
    ['carrier', '2026-01-15T12:00:00', '2026-01-15T12:30:00.000+09:00'],
    ['convenience-store', '2026-01-15T00:00:00', '2026-01-18T23:59:59.999+09:00'],
    ['convenience-store', '2026-01-15T23:59:59', '2026-01-18T23:59:59.999+09:00'],
    ['pay-easy', '2026-01-30T12:00:00', '2026-02-02T23:59:59.999+09:00'],
    ['bank-transfer', '2026-01-15T12:00:00', '2026-01-20T23:59:59.999+09:00'],
    ['bank-transfer', '2026-05-01T12:00:00', '2026-05-11T23:59:59.999+09:00'],
    ['bank-transfer', '2026-12-28T12:00:00', '2027-01-04T23:59:59.999+09:00'],
    ['bank-transfer', '2026-12-30T12:00:00', '2027-01-06T23:59:59.999+09:00'],
  ] as const)('gives %s from %s until %s', (method, now, due) => {
    expect(toTokyoIso(dueOf(method, at(now)))).toBe(due);
  });
});

describe('the next query', () => {
  const start = at('2026-01-15T12:00:00');
  const due = at('2026-01-18T23:59:59.999');
  const secondsAfter = (ms: number) => {
    const look = computeNextQueryTime(start, due, new Date(start.getTime() + ms));
    return look && (look.getTime() - start.getTime()) / 1000;
  };

  it('has growing intervals, then one hour', () => {
    const looks = [secondsAfter(0)];
    while (looks.length < 8) looks.push(secondsAfter(looks.at(-1)! * 1000));
    expect(looks).toEqual([5, 15, 60, 300, 1800, 3600, 7200, 10_800]);
  });

  it('skips missed ones', () => {
    expect(secondsAfter(3 * 3_600_000 + 1)).toBe(4 * 3600);
  });

  it('ends with the due time if the provider has refused', () => {
    const last = at('2026-01-18T23:00:00');
    expect(computeNextQueryTime(start, due, new Date(last.getTime() - 1), 'due')).toEqual(last);
    expect(computeNextQueryTime(start, due, last, 'due')).toBeNull();
  });

  it('never ends while the provider holds the money', () => {
    expect(computeNextQueryTime(start, due, at('2026-06-01T00:00:00'), 'decided')).not.toBeNull();
  });

  it('ends three days after the due time', () => {
    const last = at('2026-01-21T23:00:00');
    expect(computeNextQueryTime(start, due, new Date(last.getTime() - 1))).toEqual(last);
    expect(computeNextQueryTime(start, due, last)).toBeNull();
  });
});

describe('the query of a paid payment', () => {
  const DAY_MS = 86_400_000;
  const paidAt = new Date('2026-01-15T03:00:00Z');
  const dayOf = (days: number) => new Date(paidAt.getTime() + days * DAY_MS);
  const daysAfter = (days: number, refundedAt: Date | null = null) => {
    const look = computeNextReturnQueryTime(paidAt, refundedAt, dayOf(days));
    return look && (look.getTime() - paidAt.getTime()) / DAY_MS;
  };

  it('becomes rarer, and ends after 180 days', () => {
    expect([0, 1, 29.5, 179].map((days) => daysAfter(days))).toEqual([1, 3, 30, 180]);
    expect(daysAfter(180)).toBeNull();
  });

  it('follows a provider’s refund soon, and for 180 more days', () => {
    const refunded = dayOf(100);
    expect(computeNextReturnQueryTime(paidAt, refunded, refunded)).toEqual(new Date(refunded.getTime() + 600_000));
    expect([100.5, 101, 180, 279].map((days) => daysAfter(days, refunded))).toEqual([101, 103, 190, 280]);
    expect(daysAfter(280, refunded)).toBeNull();
  });
});
