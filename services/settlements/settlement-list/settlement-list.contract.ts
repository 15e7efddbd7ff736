import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';

/** A provider's day: what the shop knows of, what the provider says, and what is open between them. */
export interface SettlementResource {
  /** `paypal-2026-01-31` */
  readonly id: string;
  readonly provider: PaymentNames['external'];
  /** In Tokyo. */
  readonly day: string;
  /** Its file is awaited, is being taken or goes on soon, or was imported. */
  readonly state: 'awaited' | 'under-way' | 'done';
  readonly imported_at: IsoTime | null;
  /** What the shop knows that the provider took on that day, less what it gave back. */
  readonly ours_yen: number;
  /** The same of the provider's lines. */
  readonly theirs_yen: number;
  readonly fee: number;
  /** What the provider pays out of it. */
  readonly payout: number;
  /** What of it has come to the shop's account. */
  readonly paid_out_yen: number;
  /** What of it has not; 0 until the whole file was taken. */
  readonly awaited_yen: number;
  /** Of the shop's money of that day, what the provider has not settled yet: with what is awaited, what its account holds of it. */
  readonly open_yen: number;
  readonly matched: number;
  readonly other_amount: number;
  readonly theirs_only: number;
  readonly ours_only: number;
}

/** A line of a settlement, or money that it should have had. */
export interface SettlementLineResource {
  readonly id: string;
  readonly list: 'matched' | 'other-amount' | 'theirs-only' | 'ours-only';
  readonly provider: SettlementResource['provider'];
  readonly day: string;
  readonly kind: 'payment' | 'refund' | 'chargeback';
  /** As the provider has it; the payment's id, where it is one of ours. */
  readonly order: string;
  readonly reference: string | null;
  /** What the shop knows of; null where it knows of nothing. What went back is below zero. */
  readonly ours_yen: number | null;
  /** What the provider says; null where it says nothing. */
  readonly theirs_yen: number | null;
  readonly fee: number | null;
  readonly payment_id: string | null;
}

export interface SettlementListCalls {
  /** Providers' days, newest first: of the last 92 days, or 400 with `awaited`, unless `from` and `to` name others. */
  'GET /admin-api/settlements': { query: ListRequest; answer: readonly SettlementResource[] };
  /** A provider's day. */
  'GET /admin-api/settlements/{id}': { answer: SettlementResource };
  /** The four lists: what matched, other amounts, what is theirs only and what is ours only. */
  'GET /admin-api/settlement-lines': { query: ListRequest; answer: readonly SettlementLineResource[] };
}
