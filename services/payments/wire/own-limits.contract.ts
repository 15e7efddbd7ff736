import type { Done, Flag, IsoTime } from '../../platform/http/wire.contract.js';

/** What a member has set for themselves, and what they have paid this month in Tokyo. */
export interface OwnLimits {
  /** Yen a month; 0 for no limit. */
  readonly monthly_yen: number;
  /** A higher limit that waits, 0 for none at all; null when none waits. */
  readonly next_monthly_yen: number | null;
  readonly next_from: IsoTime | null;
  /** Yen that the member has paid in this month, less what went back in it: the figure of ranks, and of every page. */
  readonly paid_this_month: number;
  /** Yen that count towards the limits: payments of this month less what went back of them, and open orders. */
  readonly spent_this_month: number;
  /** Yen of it that belong to open orders. */
  readonly open_this_month: number;
  /** Yen a month that the member may pay at their age; 0 for as much as they like, or where their age is not known. */
  readonly age_monthly_yen: number;
  /** They have to tell when they were born before they buy. */
  readonly birthday_needed: Flag;
  /** Until then the member neither draws nor buys points; null for no pause. */
  readonly paused_until: IsoTime | null;
}

export interface OwnLimitsAnswer extends Done {
  readonly detail: OwnLimits;
}
