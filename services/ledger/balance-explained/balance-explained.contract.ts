import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { Doer } from '../wire/doer.contract.js';
import type { AtMoment } from '../wire/moment.contract.js';
import type { PaymentOfEntry } from '../wire/payment-of-entry.contract.js';

/** A line of a member's account and its origin. */
export interface ExplainedLine {
  /** The id of the ledger entry. */
  readonly id: string;
  readonly at: IsoTime;
  readonly amount: number;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
  readonly actor: string;
  /** Null if no operator did it. */
  readonly operator: Doer | null;
}

/** Points issued together, with everything that happened to them. */
export interface ExplainedLot {
  readonly lot_id: string;
  readonly kind: 'paid' | 'free';
  readonly issued: number;
  readonly left: number;
  readonly issued_at: IsoTime;
  readonly expires_at: IsoTime;
  /** True if the lot has expired. The rest is worth nothing and is about to be booked as expired. */
  readonly is_over: boolean;
  /** The lots that these points come from, if they were returned for a card. */
  readonly parents: readonly { readonly lot_id: string; readonly amount: number }[];
  readonly lines: readonly ExplainedLine[];
}

/** A member's balance, explained to the last point. */
export interface ExplainedBalance {
  readonly paid: number;
  readonly free: number;
  readonly coins: number;
  /** The lots, the first to expire first. */
  readonly lots: readonly ExplainedLot[];
  readonly coin_lines: readonly ExplainedLine[];
}

/** A member's balance explained, with the balance of the wallet itself. */
export interface BalanceExplained extends ExplainedBalance {
  /** The member. */
  readonly id: string;
  readonly at: IsoTime;
  /** The wallet's own row at this moment; null for a past moment. */
  readonly wallet: { readonly paid: number; readonly free: number; readonly coins: number } | null;
  /** The payments that its lines refer to. */
  readonly payments: readonly PaymentOfEntry[];
}

export interface BalanceExplainedCalls {
  /** Explains a member’s balance to the last point. */
  'GET /admin-api/members/{id}/balance-explained': { query: AtMoment; answer: BalanceExplained };
}
