import type { Refusal } from '../../../kernel/decision.js';
import type { Setting } from '../../../kernel/setting.js';

/** The amount at stake in a command, in whole points, coins or yen. For a pack it is the payout in percent of its price. */
export interface Worth {
  readonly value: number;
  /** `operators` counts accounts that may approve. */
  readonly unit: 'points' | 'coins' | 'yen' | 'percent' | 'operators';
  /** The parts of the worth, for the second operator, without personal data. An approval is void once a part grows. */
  readonly about?: Readonly<Record<string, number>>;
}

/** Everything that a second operator relies on. A command cannot ask without naming it. */
export interface Asked {
  readonly worth: Worth;
  /**
   * State outside of the command's own object, by field: an approval is void once any of it differs. The object itself is bound by
   * the runner. Only keyed digests are kept, so that it may hold personal data and secrets.
   */
  readonly binds: Readonly<Record<string, unknown>>;
  /** Above this the command needs a second operator; without it, above the owner's limit for the unit. */
  readonly limit?: Setting<number>;
  /** True if the requester has confirmed a password or one-time password in the last ten minutes. */
  readonly isProven?: true;
}

/** Returns the larger amount; points if both are equal. */
export const moreOf = (points: number, coins: number): Worth =>
  points >= coins ? { value: points, unit: 'points' } : { value: coins, unit: 'coins' };

/** The refusal of a command that a second operator has to approve first. */
export type NeedsApproval = Refusal<'NeedsApproval'> & {
  readonly approvalId: string;
  /** The earlier request that this one replaces, because its object has changed since. */
  readonly stale?: StaleApproval;
};

/** A difference between the approved state and the present one. */
export interface ChangedSince {
  /** `worth`, `unit`, `about.<part>`, or a field of the state. */
  readonly field: string;
  /** Amounts; null for a field of the state, whose values are not kept. */
  readonly before: number | null;
  readonly after: number | null;
}

/** An approval, or a request for one, whose object has changed. */
export interface StaleApproval {
  readonly approvalId: string;
  readonly unit: Worth['unit'];
  readonly changed: readonly ChangedSince[];
}

/** The kinds of value that a daily cap bounds. */
export type DailyCap = 'grants' | 'refunds' | 'receipts';

/** The refusal of a command beyond the daily cap: only `left` may follow today without a second operator. */
export type OverDailyCap = Refusal<'OverDailyCap'> & {
  readonly cap: DailyCap;
  readonly left: number;
  readonly unit: Worth['unit'];
};
