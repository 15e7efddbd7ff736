import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { yen } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import type { LimitChanged, PauseBegun } from '../streams/limits.events.js';
import { carryLimits } from '../streams/limits.js';
import { evolveLimits, noLimits } from '../streams/limits.state.js';
import { decideChangeLimits } from './change-limits.decide.js';

const NOON = new Date('2026-01-15T12:00:00+09:00');
const later = (ms: number) => new Date(NOON.getTime() + ms);
const limits = specification(noLimits, evolveLimits);
const changed = (monthlyYen: number, next: [number, Date] | null = null): LimitChanged => ({
  type: 'LimitChanged',
  data: {
    memberId: 'm1',
    monthlyYen: yen(monthlyYen),
    next: next && { monthlyYen: yen(next[0]), from: next[1].toISOString() },
  },
});
const paused = (until: Date): PauseBegun => ({
  type: 'PauseBegun',
  data: { memberId: 'm1', until: until.toISOString() },
});
const requestOf = (monthlyYen: number, pauseDays = 0, now = NOON) => ({
  memberId: 'm1',
  monthlyYen: yen(monthlyYen),
  pauseDays,
  now,
});

describe('a member’s own limit', () => {
  const change = (history: readonly LimitChanged[], monthlyYen: number, now = NOON) =>
    limits
      .given(...history)
      .when((state) => decideChangeLimits(state, requestOf(monthlyYen, 0, now)))
      .events();

  it('applies at once if it is the first, or lower', () => {
    expect(change([], 10_000)).toEqual([changed(10_000)]);
    expect(change([changed(10_000)], 5000)).toEqual([changed(5000)]);
  });

  it.each([[20_000], [0]])('applies after 24 hours if it is higher or removed: %p', (monthlyYen) => {
    expect(change([changed(10_000)], monthlyYen)).toEqual([changed(10_000, [monthlyYen, later(DAY_MS)])]);
  });

  it('stays until the last millisecond of the wait', () => {
    const raised = changed(10_000, [20_000, later(DAY_MS)]);
    expect(change([raised], 15_000, later(DAY_MS - 1))).toEqual([changed(10_000, [15_000, later(DAY_MS)])]);
    expect(change([raised], 15_000, later(DAY_MS))).toEqual([changed(15_000)]);
  });

  it('restarts the wait for more than the pending raise, and not for that raise itself', () => {
    const raised = changed(10_000, [20_000, later(DAY_MS)]);
    expect(change([raised], 20_000, later(1000))).toEqual([]);
    expect(change([raised], 30_000, later(1000))).toEqual([changed(10_000, [30_000, later(DAY_MS + 1000)])]);
  });

  it('cancels a pending raise if the member returns to the current limit', () => {
    expect(change([changed(10_000, [0, later(DAY_MS)])], 10_000)).toEqual([changed(10_000)]);
  });

  it('rejects the current value', () => {
    expect(change([], 0)).toEqual([]);
    expect(change([changed(10_000)], 10_000)).toEqual([]);
  });
});

describe('a pause', () => {
  const pause = (history: readonly PauseBegun[], days: number, now = NOON) =>
    limits.given(...history).when((state) => decideChangeLimits(state, requestOf(0, days, now)));

  it.each([1, 7, 30])('starts at once, for %p days', (days) => {
    expect(pause([], days).events()).toEqual([paused(later(days * DAY_MS))]);
  });

  it('stays unchanged with 0 days', () => {
    expect(pause([paused(later(DAY_MS))], 0).events()).toEqual([]);
  });

  it('can become longer, and not shorter', () => {
    expect(pause([paused(later(DAY_MS))], 7).events()).toEqual([paused(later(7 * DAY_MS))]);
    expect(pause([paused(later(7 * DAY_MS))], 1).refusal()).toEqual({
      code: 'PauseShortened',
      until: later(7 * DAY_MS),
    });
  });

  it('has no effect once it has ended', () => {
    expect(pause([paused(later(7 * DAY_MS))], 1, later(7 * DAY_MS)).events()).toEqual([paused(later(8 * DAY_MS))]);
  });

  it('changes no limit either if it is rejected', () => {
    expect(
      limits
        .given(paused(later(7 * DAY_MS)))
        .when((state) => decideChangeLimits(state, requestOf(1000, 1)))
        .refusal().code,
    ).toBe('PauseShortened');
  });
});

describe('limits of a closed account', () => {
  const now = new Date('2026-04-01T12:00:00+09:00');
  const until = '2026-04-20T00:00:00.000Z';
  const limited = (monthlyYen: number, overrides: object = {}) => ({
    ...noLimits,
    monthlyYen: yen(monthlyYen),
    ...overrides,
  });

  it('carry over if they are stricter than the member’s own', () => {
    const next = { monthlyYen: yen(900), from: '2026-04-02T00:00:00.000Z' };
    expect(carryLimits('m1', noLimits, limited(300, { next, pausedUntil: until }), now)).toEqual([
      { type: 'LimitChanged', data: { memberId: 'm1', monthlyYen: 300, next } },
      { type: 'PauseBegun', data: { memberId: 'm1', until } },
    ]);
    expect(carryLimits('m1', limited(300), limited(5000), now)).toEqual([]);
    expect(carryLimits('m1', limited(300), noLimits, now)).toEqual([]);
  });

  it('end with a pause that has ended', () => {
    const over = limited(0, { pausedUntil: '2026-03-31T00:00:00.000Z' });
    expect(carryLimits('m1', noLimits, over, now)).toEqual([]);
  });
});
