import { min, subtract, type Yen } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import type { LimitsEvent, NextLimit } from './limits.events.js';
import type { Limits } from './limits.state.js';

/** A higher limit waits so long, that nobody raises it in the heat of the moment. */
export const RAISE_AFTER_MS = DAY_MS;

/** The limit that holds at a moment, in yen; 0 for none. */
export const limitAt = ({ monthlyYen, next }: Limits, now: Date): Yen =>
  next && now >= new Date(next.from) ? next.monthlyYen : monthlyYen;

/** A higher limit that waits for its time; null for none. */
export const nextLimitAt = ({ next }: Limits, now: Date): NextLimit | null =>
  next && now < new Date(next.from) ? next : null;

/** Until when the member has paused; null when they have not, or it is over. */
export const pausedUntilAt = ({ pausedUntil }: Limits, now: Date): Date | null =>
  pausedUntil !== null && now < new Date(pausedUntil) ? new Date(pausedUntil) : null;

/** Whether a limit lets more through than another; 0 is none. */
export const isHigher = (limit: Yen, other: Yen): boolean => other !== 0 && (limit === 0 || limit > other);

/** What is left of a limit; null where there is none. */
export const leftOf = (limit: Yen, spent: Yen): Yen | null => (limit === 0 ? null : subtract(limit, min(limit, spent)));

type Carries = (memberId: string, own: Limits, former: Limits, now: Date) => readonly LimitsEvent[];

/** Decides how each limit of a closed account carries over to the next; the compiler asks here for each new limit. */
const CARRIED: { readonly [Limit in keyof Limits]: Carries } = {
  monthlyYen: (memberId, own, former, now) => {
    const monthlyYen = limitAt(former, now);
    if (monthlyYen === 0 || !isHigher(limitAt(own, now), monthlyYen)) return [];
    return [{ type: 'LimitChanged', data: { memberId, monthlyYen, next: nextLimitAt(former, now) } }];
  },
  // A raise goes along with the limit that it raises.
  next: () => [],
  pausedUntil: (memberId, own, former, now) => {
    const [until, present] = [pausedUntilAt(former, now), pausedUntilAt(own, now)];
    if (until === null || (present !== null && present >= until)) return [];
    return [{ type: 'PauseBegun', data: { memberId, until: until.toISOString() } }];
  },
};

/** The facts by which a member is limited at least as they were in an account that they have closed. */
export const carriedLimits: Carries = (...given) => Object.values(CARRIED).flatMap((carries) => carries(...given));
