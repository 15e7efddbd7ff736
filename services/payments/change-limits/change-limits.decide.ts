import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Yen } from '../../kernel/money.js';
import { DAY_MS } from '../../kernel/time.js';
import type { LimitChanged, LimitsEvent } from '../streams/limits.events.js';
import { findNextLimit, findPauseEnd, isHigher, limitAt, RAISE_AFTER_MS } from '../streams/limits.js';
import type { Limits } from '../streams/limits.state.js';

export type ChangeLimitsRefused = Refusal<'PauseShortened'> & { readonly until: Date };

export interface RequestedLimits {
  readonly memberId: string;
  /** 0 for none. */
  readonly monthlyYen: Yen;
  /** 0 keeps the current pause. */
  readonly pauseDays: number;
  readonly now: Date;
}

/**
 * Decides a new limit. A lower one applies at once and cancels a pending raise. A higher one waits, but no longer than
 * a pending raise that includes it.
 */
const changed = (limits: Limits, { memberId, monthlyYen, now }: RequestedLimits): LimitChanged | null => {
  const present = limitAt(limits, now);
  const waiting = findNextLimit(limits, now);
  if (!isHigher(monthlyYen, present)) {
    if (monthlyYen === present && !waiting) return null;
    return { type: 'LimitChanged', data: { memberId, monthlyYen, next: null } };
  }
  if (waiting?.monthlyYen === monthlyYen) return null;
  const from =
    waiting && isHigher(waiting.monthlyYen, monthlyYen)
      ? waiting.from
      : new Date(now.getTime() + RAISE_AFTER_MS).toISOString();
  return { type: 'LimitChanged', data: { memberId, monthlyYen: present, next: { monthlyYen, from } } };
};

/** Decides a monthly limit and a pause. A pause can become longer, never shorter. */
export const decideChangeLimits = (
  limits: Limits,
  requestedLimits: RequestedLimits,
): Decision<LimitsEvent, ChangeLimitsRefused> => {
  const { memberId, pauseDays, now } = requestedLimits;
  const limit = changed(limits, requestedLimits);
  const facts: LimitsEvent[] = limit ? [limit] : [];
  if (pauseDays === 0) return accept(...facts);
  const until = new Date(now.getTime() + pauseDays * DAY_MS);
  const present = findPauseEnd(limits, now);
  if (present && until < present) return refuse({ code: 'PauseShortened', until: present });
  return accept(...facts, { type: 'PauseBegun', data: { memberId, until: until.toISOString() } });
};
