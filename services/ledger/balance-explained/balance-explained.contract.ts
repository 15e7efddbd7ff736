import type { IsoTime } from '../../platform/http/wire.contract.js';
import type { Doer } from '../wire/doer.contract.js';
import type { AtMoment } from '../wire/moment.contract.js';
import type { PaymentOfEntry } from '../wire/payment-of-entry.contract.js';

/** A line of a member's account, and what it comes from. */
export interface ExplainedLine {
  /** Of the ledger entry. */
  readonly id: string;
  readonly at: IsoTime;
  readonly amount: number;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
  readonly actor: string;
  /** Null where it was nobody who runs the shop. */
  readonly operator: Doer | null;
}

/** Points that were issued together, and all that became of them. */
export interface ExplainedLot {
  readonly lot_id: string;
  readonly kind: 'paid' | 'free';
  readonly issued: number;
  readonly left: number;
  readonly issued_at: IsoTime;
  readonly expires_at: IsoTime;
  /** Its time is over; what is left of it is worth nothing and about to be booked as expired. */
  readonly is_over: boolean;
  /** The lots that these points come from, when they were given back for a card. */
  readonly parents: readonly { readonly lot_id: string; readonly amount: number }[];
  readonly lines: readonly ExplainedLine[];
}

/** A member's balance, explained to the last point. */
export interface ExplainedBalance {
  readonly paid: number;
  readonly free: number;
  readonly coins: number;
  /** First to expire first. */
  readonly lots: readonly ExplainedLot[];
  readonly coin_lines: readonly ExplainedLine[];
}

/** A member's balance explained, and whether it is the one that the shop sells on. */
export interface BalanceExplained extends ExplainedBalance {
  /** The member. */
  readonly id: string;
  readonly at: IsoTime;
  /** What the wallet holds at this moment by its own row; null for a moment that is over. */
  readonly wallet: { readonly paid: number; readonly free: number; readonly coins: number } | null;
  /** The payments that its lines go back to. */
  readonly payments: readonly PaymentOfEntry[];
}

export interface BalanceExplainedCalls {
  /** A member’s balance, explained to the last point. */
  'GET /admin-api/members/{id}/balance-explained': { query: AtMoment; answer: BalanceExplained };
}
