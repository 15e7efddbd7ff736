import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';

export type DepositStatusCode = 'held' | 'matched' | 'returned' | 'ignored' | 'reversed';
export type MatchedByCode = 'number' | 'name' | 'parts' | 'confirmed-by-hand' | 'payout' | 'operator';
export type HeldBecauseCode =
  | 'too-little'
  | 'too-much'
  | 'paid-already'
  | 'unknown-number'
  | 'several-payments'
  | 'no-payment'
  | 'no-payout'
  | 'reversal'
  | 'maybe-known';

/** The reasons for a suggestion. */
export type SuggestionReason = 'number' | 'name' | 'similar-name' | 'amount' | 'fee' | 'confirmed-by-hand';

/** A payment that a held deposit may belong to. */
export interface DepositSuggestion {
  readonly payment_id: string;
  readonly member_id: string;
  readonly yen: number;
  readonly status: 'requested' | 'sent-on' | 'awaiting' | 'held' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly number: string | null;
  /** The name in katakana; null once it was erased. */
  readonly sender: string | null;
  readonly requested_at: IsoTime;
  /** The reasons, the strongest first. */
  readonly reasons: readonly SuggestionReason[];
  /** Yen that the shop would add for a fee of the sender's bank. */
  readonly short_yen: number;
}

/** A course that the held amount could pay for. */
export interface SmallerCourse {
  readonly course_id: string;
  readonly price: number;
  readonly point: number;
  readonly bonus_point: number;
  readonly bonus_coin: number;
}

/** A provider's payout of a day. */
export interface PaidOutDay {
  /** `paypal-2026-01-31` */
  readonly settlement: string;
  readonly provider: PaymentNames['external'];
  /** The day in Tokyo. */
  readonly day: string;
  /** Negative if more was returned than received. */
  readonly yen: number;
}

/** Days of a provider whose sum equals the held amount. */
export interface PayoutSuggestion {
  /** The oldest first. */
  readonly days: readonly PaidOutDay[];
}

/** An entry in the history of a deposit. */
export interface DepositHappening {
  readonly id: string;
  readonly at: IsoTime;
  readonly type: string;
  /** Set if an operator caused it. */
  readonly operator: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A line of the bank's file for operators. */
export interface DepositResource {
  readonly id: string;
  /** A day in Tokyo, `2026-11-20`. */
  readonly booked_on: string;
  readonly received_at: IsoTime;
  readonly yen: number;
  /** Yen of it that the house holds. */
  readonly held_yen: number;
  readonly status: DepositStatusCode;
  /** The reason why it is, or was, held. */
  readonly because: HeldBecauseCode | null;
  readonly matched_by: MatchedByCode | null;
  /** The payment that it belongs to, or that it names. */
  readonly payment_id: string | null;
  /** The bank's number of the transfer. */
  readonly enquiry: string;
  /** True if it reverses an earlier one. */
  readonly is_reversal: boolean;
  /** The five digits before the name. */
  readonly number: string | null;
  /** The sender as the bank prints it; null once it was erased. */
  readonly sender: string | null;
  readonly version: number;
  /** Suggested payments of a held deposit; absent in lists. */
  readonly suggestions?: readonly DepositSuggestion[];
  /** Courses for a deposit that is too small for an ended payment, the most expensive first; absent in lists. */
  readonly smaller_courses?: readonly SmallerCourse[];
  /** The days that it has paid out, the oldest first; absent in lists. */
  readonly payouts?: readonly PaidOutDay[];
  /** Days that a held deposit may pay out; absent in lists. */
  readonly payout_suggestions?: readonly PayoutSuggestion[];
  /** The history, the oldest first; absent in lists. */
  readonly history?: readonly DepositHappening[];
}
