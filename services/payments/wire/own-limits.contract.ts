import type { Done, Flag, IsoTime } from '../../platform/http/requests/wire.contract.js';

/** The limits that a member has set, and the amount paid this month in Tokyo. */
export interface OwnLimits {
  /** Yen per month; 0 for no limit. */
  readonly monthly_yen: number;
  /** A pending higher limit, 0 for no limit at all; null if none is pending. */
  readonly next_monthly_yen: number | null;
  readonly next_from: IsoTime | null;
  /** Yen paid this month, less refunds made in it. Ranks and all pages use this figure. */
  readonly paid_this_month: number;
  /** Yen that count towards the limits: this month's payments less their refunds, and open orders. */
  readonly spent_this_month: number;
  /** Yen of it in open orders. */
  readonly open_this_month: number;
  /** The monthly cap of the member's age in yen; 0 for no cap or an unknown age. */
  readonly age_monthly_yen: number;
  /** True if the member must enter a birthday before a purchase. */
  readonly birthday_needed: Flag;
  /** The end of a pause from draws and purchases; null for none. */
  readonly paused_until: IsoTime | null;
}

export interface OwnLimitsAnswer extends Done {
  readonly detail: OwnLimits;
}
