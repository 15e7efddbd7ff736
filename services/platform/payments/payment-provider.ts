import { type Yen, yen } from '../../kernel/money.js';
import type { Patience } from '../outbound-http/provider-http.js';
import type { PaymentMethodId } from './providers.shared.js';

/** A method that collects money through a provider. */
export type ProviderMethod = Exclude<PaymentMethodId, 'bank-transfer'>;

/** The payer's data that methods need. */
export interface Payer {
  readonly lastName: string;
  readonly firstName: string;
  /** The name in katakana; '' if it is unknown. */
  readonly kana: string;
  readonly tel: string;
  readonly mail: string;
}

/** An order to create at a provider. */
export interface Order {
  /** The shop's id, also used by the provider: an order with the same id is created only once. */
  readonly paymentId: string;
  readonly method: ProviderMethod;
  readonly yen: Yen;
  readonly due: Date;
  readonly payer: Payer;
  /** The browser's token for a card number, or the provider's checkout session; '' for other methods. */
  readonly token: string;
  readonly cardholder: string;
  /** The provider's code of the store or carrier; '' for other methods. */
  readonly choice: string;
  readonly address: string;
  readonly userAgent: string;
}

/** An order that was, or may have been, created. */
export interface KnownOrder {
  /** The shop's id. */
  readonly paymentId: string;
  readonly method: ProviderMethod;
  /** The amount of the order. */
  readonly yen: Yen;
  /** The provider's id of the order; null if it is unknown, or if the provider uses the shop's id. */
  readonly orderRef: string | null;
}

/** The data that a member needs in order to pay elsewhere. */
export interface Slip {
  /** The number to enter at the store or machine. */
  readonly number: string;
  /** The provider's page for the slip; null if there is none. */
  readonly url: string | null;
  /** Further values to enter, by name. */
  readonly more: Readonly<Record<string, string>>;
}

/** The redirect of a member: an address, or a page of the provider's HTML. */
export type Redirect = { readonly url: string } | { readonly html: string };

/** The provider sent no conclusive response. It may have acted or not. */
export interface Silence {
  readonly outcome: 'silent';
}

/** The request did not reach the provider. */
export interface Unreachable {
  readonly outcome: 'unreachable';
}

export interface ProviderRefusal {
  readonly outcome: 'refused';
  readonly code: string;
}

export type Started =
  | {
      readonly outcome: 'accepted';
      readonly slip: Slip | null;
      readonly redirect: Redirect | null;
      /** The provider's id of the order, unless it uses the shop's id. */
      readonly orderRef?: string;
    }
  | ProviderRefusal
  | Unreachable
  | Silence;

/** The provider has accepted a refund and will report its result later. */
export interface RefundUnderWay {
  readonly outcome: 'under-way';
}

export type Refunded = { readonly outcome: 'accepted' } | RefundUnderWay | ProviderRefusal | Unreachable | Silence;

export type Cancelled = { readonly outcome: 'accepted' } | ProviderRefusal | Unreachable | Silence;

/** A refund to request. */
export interface Refund {
  /** The idempotency key at repeatable providers. */
  readonly refundId: string;
  readonly paymentId: string;
  /** The provider's id of the received money. */
  readonly receiptRef: string;
  readonly method: ProviderMethod;
  readonly yen: Yen;
  /** The provider's code of the carrier; '' for other methods. */
  readonly choice: string;
}

/** The total that a provider has refunded for a payment. */
export type RefundedTotal =
  | { readonly outcome: 'answered'; readonly yen: Yen }
  | { readonly outcome: 'unknown-order' }
  | Silence;

/** The part of a receipt that the provider no longer holds. */
export interface ReturnedMoney {
  /** Yen refunded to the payer, by anyone; null if the provider does not report the amount. */
  readonly refunded: Yen | null;
  /** Yen that the payer's bank or a dispute has reversed. */
  readonly reversed: Yen;
}

export const NOTHING_RETURNED: ReturnedMoney = { refunded: yen(0), reversed: yen(0) };

/** Money that a provider has received for a payment. */
export interface ProviderReceipt {
  /** The provider's id; each id is a separate receipt. */
  readonly ref: string;
  /** The gross amount in yen, before refunds. */
  readonly yen: Yen;
  readonly at: Date;
  readonly returned: ReturnedMoney;
}

/** The provider's status of a payment in one model for all providers. Only this status is authoritative. */
export type ProviderStatus =
  | { readonly state: 'open' }
  /** The payer has done everything; the provider keeps the money back until it has decided (a review, an eCheck). */
  | { readonly state: 'held'; readonly reason: string }
  /** The payer has agreed to this amount, and the money is taken once the shop asks for it. */
  | { readonly state: 'approved'; readonly orderRef: string; readonly yen: Yen }
  /** @property payer what the provider calls whose account pays, the same at each of their payments; where it tells */
  | { readonly state: 'paid'; readonly receipts: readonly ProviderReceipt[]; readonly payer?: string }
  | { readonly state: 'failed'; readonly code: string };

export type StatusResult =
  | { readonly outcome: 'answered'; readonly status: ProviderStatus; readonly slip: Slip | null }
  | { readonly outcome: 'unknown-order' }
  | Silence;

/** The provider declined the payer's means of payment. The payer may approve the same order with another. */
export interface Declined {
  readonly outcome: 'declined';
  readonly code: string;
}

/** The result of capturing the money of an order. */
export type Captured = StatusResult | Declined | ProviderRefusal | Unreachable;

/** A payer's dispute, as the provider reports it. */
export interface Dispute {
  /** The provider's id of the case. */
  readonly caseId: string;
  /** `resolved` means that the provider has decided; `outcome` names the winner. */
  readonly stage: 'opened' | 'resolved';
  /** Yen in dispute, possibly a part of the payment; null if the provider does not report it. */
  readonly yen: Yen | null;
  /** The provider's decision from the shop's side; null if there is none, or if it is unclear. */
  readonly outcome: 'won' | 'lost' | null;
}

/** The content of a webhook. It only triggers a query. */
export interface Hint {
  /** The same id in each repetition. */
  readonly noticeId: string;
  readonly paymentId: string;
  /** The paid amount that the webhook reports; null for none. */
  readonly yen: Yen | null;
  /** The dispute that the webhook reports; null for none. */
  readonly dispute: Dispute | null;
}

/** The headers of a request. Names are in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The result of reading a webhook; `unread` if verification needs the provider, and the provider does not respond. */
export type WebhookResult =
  | { readonly outcome: 'read'; readonly hints: readonly Hint[] }
  | { readonly outcome: 'forged' }
  | { readonly outcome: 'unread' };

/** The adapter of a payment provider. Calls to the provider throw InsideTransactionError inside a transaction. */
export abstract class PaymentProvider {
  /** Orders and refunds are idempotent at the provider, so a request whose response was lost is sent again. */
  readonly isRepeatable: boolean = false;

  /** Creates an order. */
  abstract start(order: Order, patience: Patience): Promise<Started>;

  /** Queries the status of an order. */
  abstract query(order: KnownOrder, patience: Patience): Promise<StatusResult>;

  /** Cancels an unpaid order. */
  abstract cancel(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Cancelled>;

  /**
   * Refunds money of a payment. After a missing response, unless the provider is repeatable, callers query the
   * refunded total before a retry. A refund under way may still fail. It is sent again to learn its result.
   */
  async refund(_refund: Refund, _patience: Patience): Promise<Refunded> {
    return { outcome: 'refused', code: 'not-offered' };
  }

  /** Queries the refunded total of a payment. */
  async queryRefundedTotal(_paymentId: string, _method: ProviderMethod, _patience: Patience): Promise<RefundedTotal> {
    return { outcome: 'answered', yen: yen(0) };
  }

  /**
   * Captures the money of an order that the payer has approved, if the method leaves this to the shop. Queries the
   * order first, and captures neither twice nor another amount.
   *
   * @param callId the idempotency key of the capture
   */
  async capture(_order: KnownOrder, _callId: string, _patience: Patience): Promise<Captured> {
    return { outcome: 'refused', code: 'not-captured-by-the-shop' };
  }

  /** Verifies and reads a webhook. @param raw the unchanged bytes of its body */
  abstract readWebhook(raw: Buffer, headers: WebhookHeaders): Promise<WebhookResult>;

  /** Returns true if the fields of a return URL are signed by the provider. They prove no payment. */
  isReturn(_fields: ReadonlyMap<string, string>): boolean {
    return false;
  }
}
