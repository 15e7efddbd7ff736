import type { Fraction } from '../../platform/http/requests/wire.contract.js';

/** The figures of one day in Tokyo. */
export interface Figures {
  readonly draws: number;
  /** Drawn tickets, without extra prizes. */
  readonly tickets: number;
  /** Cards that were decided on by a member or a deadline, exchanged, or forfeited with an account. */
  readonly decided: number;
  /** Paid points spent on draws, in yen. */
  readonly sales: number;
  /** Points sold, granted, awarded as a bonus, or transferred from partner sites. */
  readonly points_issued: number;
  /** Points spent on draws, paid or free. */
  readonly points_used: number;
  readonly points_expired: number;
  /** Points that members received for cards, including the change of an exchange. */
  readonly points_converted: number;
  readonly coins_used: number;
  readonly registrations: number;
}

/** The current state of the shop. */
export interface Standing {
  /** The shop is closed to members. */
  readonly maintenance: boolean;
  /** Cards that wait for a decision, including extra prizes and exchanged cards. */
  readonly undecided_cards: number;
  readonly parcels_waiting: number;
  /** Waiting parcels that have passed their due day. */
  readonly parcels_late: number;
  /** The lag of the slowest read model, in seconds; null before any has run. */
  readonly lag_seconds: Fraction | null;
  readonly parked_keys: number;
  /** Mails that could not be delivered. */
  readonly parked_mails: number;
  /** Payments with an open alarm. */
  readonly payment_alarms: number;
  /** Packs whose public log does not verify. */
  readonly box_differences: number;
  /** Text messages requested today; `sms_budget` is the maximum. */
  readonly sms_asked: number;
  readonly sms_budget: number;
  /** `high`: most of the budget is spent. `spent`: all of it. `stopped`: too few of the latest codes were entered. */
  readonly sms_state: 'fine' | 'high' | 'spent' | 'stopped';
}

/** The figures of one day, and figures that are derived from them. */
export interface ShownFigures extends Figures {
  /** Free points spent on draws. */
  readonly sales_free: number;
}

/** The first page of the console. */
export interface Dashboard {
  readonly now: Standing;
  /** The sums of the requested days, up to and including today. `before` has those of as many days before. */
  readonly totals: ShownFigures;
  readonly before: ShownFigures;
  /** Oldest first, including days without events. */
  readonly days: readonly (ShownFigures & { readonly day: string })[];
}

/** The dashboard without sales, for operators without the permission `read-books`. */
export type StandingOnly = Pick<Dashboard, 'now'>;

export interface DashboardQuery {
  readonly days?: '1' | '7' | '30';
}

export interface DashboardCalls {
  /** Returns the state of the shop. */
  'GET /admin-api/dashboard': { query: DashboardQuery; answer: Dashboard | StandingOnly };
}
