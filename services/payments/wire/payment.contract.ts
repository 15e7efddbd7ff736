import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';

/** The alarms of a payment. */
export type PaymentAlarm =
  | 'surplus'
  | 'other-amount'
  | 'paid-after-failure'
  | 'in-suspense'
  | 'refund-failed'
  | 'dispute'
  | 'dispute-resolved'
  | 'returned'
  | 'chargeback'
  | 'unknown';

/** An entry in the history of a payment. */
export interface PaymentHappening {
  readonly id: string;
  /** The effective time. */
  readonly at: IsoTime;
  readonly type: string;
  readonly by: 'member' | 'operator' | 'clock' | 'provider';
  /** Set if an operator caused it. */
  readonly operator: string | null;
  readonly reason: string | null;
  /** Amounts, references and the provider's codes. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A call to a provider, and its outcome. */
export interface ProviderCallMade {
  readonly id: string;
  readonly kind: 'start' | 'query' | 'capture' | 'cancel' | 'refund';
  /** The trigger of the call. */
  readonly via: string;
  readonly created: IsoTime;
  /** The last or final outcome; null before. */
  readonly outcome: string | null;
  readonly ended_at: IsoTime | null;
}

/** A completed refund, reduced by money that came back. */
export interface RefundMade {
  readonly id: string;
  readonly yen: number;
  readonly by: 'provider' | 'transfer' | 'reversal';
  readonly at: IsoTime;
}

/** A command that resolves an alarm. */
export interface PaymentNextStep {
  readonly alarm: PaymentAlarm;
  readonly command: 'charge-back' | 'charge-back-won' | 'charge-back-lost' | 'record-return' | 'refund' | 'close-alarm';
  /** The known amount; null for an unknown one, and for commands without an amount. */
  readonly yen: number | null;
}

/** A payment for operators. */
export interface PaymentResource {
  readonly id: string;
  readonly member_id: string;
  readonly course_id: string;
  readonly method: PaymentNames['method'];
  readonly provider: PaymentNames['provider'];
  readonly yen: number;
  readonly points: number;
  readonly bonus_points: number;
  readonly bonus_coins: number;
  readonly status: 'requested' | 'sent-on' | 'awaiting' | 'held' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly requested_at: IsoTime;
  readonly due_at: IsoTime;
  readonly paid_at: IsoTime | null;
  /** True if it was paid after its expiry. */
  readonly late: boolean;
  readonly failure_code: string | null;
  /** Yen refunded. */
  readonly refunded_yen: number;
  /** Yen of a refund under way, and its party; null for none. */
  readonly refunding_yen: number;
  readonly refund_by: 'provider' | 'transfer' | 'reversal' | null;
  /** Yen that its payer disputes now. */
  readonly disputed_yen: number;
  /** Yen lost in chargebacks. */
  readonly charged_back_yen: number;
  /** The provider's id of the latest disputed case. */
  readonly dispute_case: string | null;
  /** Yen in dispute by that webhook; null if not reported. */
  readonly dispute_case_yen: number | null;
  /** Yen that the member owes for refunded or lost money. */
  readonly owed_yen: number;
  /** The provider's id of the money. */
  readonly provider_ref: string | null;
  /** The number that the member enters at the store or machine, or before the sender's name. */
  readonly number: string | null;
  /** The sender of a transfer, in katakana. */
  readonly sender: string | null;
  readonly card_number: string | null;
  readonly alarms: readonly PaymentAlarm[];
  readonly version: number;
  /** The possible steps for each alarm; absent in lists. */
  readonly next_steps?: readonly PaymentNextStep[];
  /** Refunds of a single payment, the oldest first; absent in lists. */
  readonly refunds?: readonly RefundMade[];
  /** History of a single payment, the oldest first; absent in lists. */
  readonly history?: readonly PaymentHappening[];
  /** Calls of a single payment, the oldest first; absent in lists. */
  readonly calls?: readonly ProviderCallMade[];
}
