import type { Fraction } from '../../platform/http/requests/wire.contract.js';

/** What is counted of a day. */
export interface Figures {
  readonly draws: number;
  /** Tickets drawn; extra prizes are none. */
  readonly tickets: number;
  /** Cards on which a member or the deadline has decided, or that were forfeited with an account. */
  readonly decided: number;
  /** Yen: paid points spent on draws. */
  readonly sales: number;
  /** Points sold, granted or given as a bonus. */
  readonly points_issued: number;
  /** Points spent on draws, paid or free. */
  readonly points_used: number;
  readonly points_expired: number;
  /** Points given back for cards. */
  readonly points_converted: number;
  readonly coins_used: number;
  readonly registrations: number;
}

/** How the shop stands now. */
export interface Standing {
  /** Members are shut out. */
  readonly maintenance: boolean;
  /** Cards on which nobody has decided, with extra prizes and cards of the exchange. */
  readonly undecided_cards: number;
  readonly parcels_waiting: number;
  /** Of these, those that wait longer than they should. */
  readonly parcels_late: number;
  /** How far the slowest read model is behind, in seconds; null before any has run. */
  readonly lag_seconds: Fraction | null;
  readonly parked_keys: number;
  /** Mails that could not be delivered. */
  readonly parked_mails: number;
  /** Payments that somebody must look at. */
  readonly payment_alarms: number;
  /** Packs whose public log does not verify. */
  readonly box_differences: number;
  /** Text messages asked for today, of how many there may be. */
  readonly sms_asked: number;
  readonly sms_budget: number;
  /** `high`: most of the budget is spent; `spent`: all; `stopped`: too few of the latest codes were typed in. */
  readonly sms_state: 'fine' | 'high' | 'spent' | 'stopped';
}

/** What is counted of a day, and what follows from it. */
export interface ShownFigures extends Figures {
  /** Free points spent on draws. */
  readonly sales_free: number;
}

/** What the console opens with. */
export interface Dashboard {
  readonly now: Standing;
  /** Of as many days up to today, the last one not yet over; and of as many days before them. */
  readonly totals: ShownFigures;
  readonly before: ShownFigures;
  /** Oldest first, days without anything too. */
  readonly days: readonly (ShownFigures & { readonly day: string })[];
}

/** For those who do not read the books: what the shop earns is not theirs to know. */
export type StandingOnly = Pick<Dashboard, 'now'>;

export interface DashboardQuery {
  readonly days?: '1' | '7' | '30';
}

export interface DashboardCalls {
  /** How the shop stands. */
  'GET /admin-api/dashboard': { query: DashboardQuery; answer: Dashboard | StandingOnly };
}
