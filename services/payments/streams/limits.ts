import { min, subtract, type Yen } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import type { LimitsEvent, NextLimit } from './limits.events.js';
import type { Limits } from './limits.state.js';

/** The wait before a higher limit applies, which prevents impulsive raises. */
export const RAISE_AFTER_MS = DAY_MS;

/** Returns the limit at a moment in yen; 0 for none. */
export const limitAt = ({ monthlyYen, next }: Limits, now: Date): Yen =>
  next && now >= new Date(next.from) ? next.monthlyYen : monthlyYen;

/** Returns a pending higher limit; null for none. */
export const findNextLimit = ({ next }: Limits, now: Date): NextLimit | null =>
  next && now < new Date(next.from) ? next : null;

/** Returns the end of a member's pause; null without a current one. */
export const findPauseEnd = ({ pausedUntil }: Limits, now: Date): Date | null =>
  pausedUntil !== null && now < new Date(pausedUntil) ? new Date(pausedUntil) : null;

/** Compares two limits. 0 stands for no limit. */
export const isHigher = (limit: Yen, other: Yen): boolean => other !== 0 && (limit === 0 || limit > other);

/** Returns the rest of a limit; null for no limit. */
export const leftOf = (limit: Yen, spent: Yen): Yen | null => (limit === 0 ? null : subtract(limit, min(limit, spent)));

type Carries = (memberId: string, current: Limits, former: Limits, now: Date) => readonly LimitsEvent[];

/** The rules by which each limit of a closed account carries over. A new limit requires a rule here. */
const CARRIED: { readonly [Limit in keyof Limits]: Carries } = {
  monthlyYen: (memberId, current, former, now) => {
    const monthlyYen = limitAt(former, now);
    if (monthlyYen === 0 || !isHigher(limitAt(current, now), monthlyYen)) return [];
    return [{ type: 'LimitChanged', data: { memberId, monthlyYen, next: findNextLimit(former, now) } }];
  },
  // A raise carries over with the limit that it raises.
  next: () => [],
  pausedUntil: (memberId, current, former, now) => {
    const [until, present] = [findPauseEnd(former, now), findPauseEnd(current, now)];
    if (until === null || (present !== null && present >= until)) return [];
    return [{ type: 'PauseBegun', data: { memberId, until: until.toISOString() } }];
  },
};

/** Returns events that limit a member at least as strictly as their closed account. */
export const carryLimits: Carries = (...parameters) =>
  Object.values(CARRIED).flatMap((carries) => carries(...parameters));
