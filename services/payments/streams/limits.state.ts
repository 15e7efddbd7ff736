import { type Yen, yen } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type LimitsEvent, limitsEvents, type NextLimit } from './limits.events.js';

/** The limits that a member has set. */
export interface Limits {
  /** 0 for none; `limitAt` returns the limit at a moment. */
  readonly monthlyYen: Yen;
  readonly next: NextLimit | null;
  readonly pausedUntil: string | null;
}

export const noLimits: Limits = { monthlyYen: yen(0), next: null, pausedUntil: null };

export const evolveLimits = (limits: Limits, event: LimitsEvent): Limits => {
  switch (event.type) {
    case 'LimitChanged':
      return { ...limits, monthlyYen: event.data.monthlyYen, next: event.data.next };
    case 'PauseBegun':
      return { ...limits, pausedUntil: event.data.until };
  }
};

export const limitsStream: Stream<Limits, LimitsEvent> = {
  prefix: 'limits',
  events: limitsEvents,
  initial: () => noLimits,
  evolve: evolveLimits,
};

export const limitsStreamOf = (memberId: string): string => streamIdOf(limitsStream, memberId);
