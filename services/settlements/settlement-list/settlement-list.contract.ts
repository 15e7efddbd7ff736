import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';

/** A provider's day: the shop's amount, the provider's amount, and the open difference. */
export interface SettlementResource {
  /** `paypal-2026-01-31` */
  readonly id: string;
  readonly provider: PaymentNames['external'];
  /** The day in Tokyo. */
  readonly day: string;
  /** The file is awaited, is being imported (or will be resumed soon), or is imported. */
  readonly state: 'awaited' | 'under-way' | 'done';
  readonly imported_at: IsoTime | null;
  /** Yen that the provider received on that day, less returns, as the shop knows them. */
  readonly ours_yen: number;
  /** The same amount by the provider's lines. */
  readonly theirs_yen: number;
  readonly fee: number;
  /** Yen that the provider pays out for the day. */
  readonly payout: number;
  /** The part of the payout that has reached the shop's account. */
  readonly paid_out_yen: number;
  /** The part of the payout that has not arrived; 0 until the whole file was imported. */
  readonly awaited_yen: number;
  /**
   * The shop's money of that day that the provider has not settled. Together with `awaited_yen`, the balance of the
   * provider's account for the day.
   */
  readonly open_yen: number;
  readonly matched: number;
  readonly other_amount: number;
  readonly theirs_only: number;
  readonly ours_only: number;
}

/** A line of a settlement, or money that it lacks. */
export interface SettlementLineResource {
  readonly id: string;
  readonly list: 'matched' | 'other-amount' | 'theirs-only' | 'ours-only';
  readonly provider: SettlementResource['provider'];
  readonly day: string;
  readonly kind: 'payment' | 'refund' | 'chargeback';
  /** The provider's order, which is the payment's id for the shop's own payments. */
  readonly order: string;
  readonly reference: string | null;
  /** The shop's amount; null for none. Returned money is negative. */
  readonly ours_yen: number | null;
  /** The provider's amount; null for none. */
  readonly theirs_yen: number | null;
  readonly fee: number | null;
  readonly payment_id: string | null;
}

export interface SettlementListCalls {
  /**
   * Lists providers' days, newest first: the last 92 days, or 400 with `awaited`, unless `from` and `to` name others.
   */
  'GET /admin-api/settlements': { query: ListRequest; answer: readonly SettlementResource[] };
  /** Returns a provider's day. */
  'GET /admin-api/settlements/{id}': { answer: SettlementResource };
  /** Lists lines of four kinds: matched, different amounts, theirs only, and ours only. */
  'GET /admin-api/settlement-lines': { query: ListRequest; answer: readonly SettlementLineResource[] };
}
