import type { IsoTime } from '../../platform/http/wire.contract.js';
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

/** What speaks for a payment. */
export type SuggestionReason = 'number' | 'name' | 'similar-name' | 'amount' | 'fee' | 'confirmed-by-hand';

/** A payment that a held deposit may be of. */
export interface DepositSuggestion {
  readonly payment_id: string;
  readonly member_id: string;
  readonly yen: number;
  readonly status: 'requested' | 'sent-on' | 'awaiting' | 'held' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly number: string | null;
  /** In katakana; null once it was erased. */
  readonly sender: string | null;
  readonly requested_at: IsoTime;
  /** What speaks for it, the strongest first. */
  readonly reasons: readonly SuggestionReason[];
  /** Yen that the shop would add, a fee that the sender's bank has kept. */
  readonly short_yen: number;
}

/** A course that what is held would pay for. */
export interface SmallerCourse {
  readonly course_id: string;
  readonly price: number;
  readonly point: number;
  readonly bonus_point: number;
  readonly bonus_coin: number;
}

/** What a provider has paid out of a day. */
export interface PaidOutDay {
  /** `paypal-2026-01-31` */
  readonly settlement: string;
  readonly provider: PaymentNames['external'];
  /** In Tokyo. */
  readonly day: string;
  /** Below zero where more went back than came. */
  readonly yen: number;
}

/** Days of a provider that come to what is held. */
export interface PayoutSuggestion {
  /** The oldest first. */
  readonly days: readonly PaidOutDay[];
}

/** Something that happened to a deposit. */
export interface DepositHappening {
  readonly id: string;
  readonly at: IsoTime;
  readonly type: string;
  /** Where it was an operator. */
  readonly operator: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A line of the bank's file as operators have it. */
export interface DepositResource {
  readonly id: string;
  /** A day of Tokyo, `2026-11-20`. */
  readonly booked_on: string;
  readonly received_at: IsoTime;
  readonly yen: number;
  /** Yen of it that the house holds. */
  readonly held_yen: number;
  readonly status: DepositStatusCode;
  /** Why it is held, or was. */
  readonly because: HeldBecauseCode | null;
  readonly matched_by: MatchedByCode | null;
  /** The payment that it is of, or that it names. */
  readonly payment_id: string | null;
  /** The bank's own number of it. */
  readonly enquiry: string;
  /** It takes back an earlier one. */
  readonly is_reversal: boolean;
  /** The five digits before the name. */
  readonly number: string | null;
  /** As the bank prints it; null once it was erased. */
  readonly sender: string | null;
  readonly version: number;
  /** Of one that is held; absent in lists. */
  readonly suggestions?: readonly DepositSuggestion[];
  /** Of one that is too little for a payment that has ended, the dearest first; absent in lists. */
  readonly smaller_courses?: readonly SmallerCourse[];
  /** The days of a provider that it has paid out, the oldest first; absent in lists. */
  readonly payouts?: readonly PaidOutDay[];
  /** Days of providers that one that is held may pay out; absent in lists. */
  readonly payout_suggestions?: readonly PayoutSuggestion[];
  /** The oldest first; absent in lists. */
  readonly history?: readonly DepositHappening[];
}
