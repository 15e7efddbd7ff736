import type { IsoTime } from '../../platform/http/wire.contract.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';

/** What somebody must look at. */
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

/** Something that happened to a payment. */
export interface PaymentHappening {
  readonly id: string;
  /** When it counts from. */
  readonly at: IsoTime;
  readonly type: string;
  readonly by: 'member' | 'operator' | 'clock' | 'provider';
  /** Where it was an operator. */
  readonly operator: string | null;
  readonly reason: string | null;
  /** Amounts, references and the provider's codes. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A question to a provider, and what came of it. */
export interface ProviderCallMade {
  readonly id: string;
  readonly kind: 'start' | 'query' | 'capture' | 'cancel' | 'refund';
  /** What led to it. */
  readonly via: string;
  readonly created: IsoTime;
  /** How it ended, or how it last went; null before. */
  readonly outcome: string | null;
  readonly ended_at: IsoTime | null;
}

/** A refund that was made, as far as its money has not come back. */
export interface RefundMade {
  readonly id: string;
  readonly yen: number;
  readonly by: 'provider' | 'transfer' | 'reversal';
  readonly at: IsoTime;
}

/** A command that deals with an alarm. */
export interface PaymentNextStep {
  readonly alarm: PaymentAlarm;
  readonly command: 'charge-back' | 'charge-back-won' | 'charge-back-lost' | 'record-return' | 'refund' | 'close-alarm';
  /** The amount that is known of it; null where nobody has said how much, and of commands that take none. */
  readonly yen: number | null;
}

/** A payment as operators have it. */
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
  /** It was paid after it had expired. */
  readonly late: boolean;
  readonly failure_code: string | null;
  /** Yen that have gone back. */
  readonly refunded_yen: number;
  /** Yen that are on their way back, and by whom; null while none are. */
  readonly refunding_yen: number;
  readonly refund_by: 'provider' | 'transfer' | 'reversal' | null;
  /** Yen that its payer disputes with the provider now. */
  readonly disputed_yen: number;
  /** Yen that were lost to a chargeback. */
  readonly charged_back_yen: number;
  /** What the latest case goes by at the provider that its notices have told of. */
  readonly dispute_case: string | null;
  /** Yen in dispute by that notice; null where it does not say. */
  readonly dispute_case_yen: number | null;
  /** Yen that the member owes of what has gone back, or was lost. */
  readonly owed_yen: number;
  /** What the provider calls the money. */
  readonly provider_ref: string | null;
  /** What the member types at the store or machine, or writes before the sender's name. */
  readonly number: string | null;
  /** The sender of a transfer, in katakana. */
  readonly sender: string | null;
  readonly card_number: string | null;
  readonly alarms: readonly PaymentAlarm[];
  readonly version: number;
  /** What can be done now about each alarm; absent in lists. */
  readonly next_steps?: readonly PaymentNextStep[];
  /** Of one payment, the oldest first; absent in lists. */
  readonly refunds?: readonly RefundMade[];
  /** Of one payment, the oldest first; absent in lists. */
  readonly history?: readonly PaymentHappening[];
  /** Of one payment, the oldest first; absent in lists. */
  readonly calls?: readonly ProviderCallMade[];
}
