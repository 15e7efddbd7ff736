import { type Yen, yen } from '../../kernel/money.js';
import type { Patience } from '../outbound-http/provider-http.js';
import type { PaymentMethod } from './providers.shared.js';

/** A method by which a provider brings money. */
export type ProviderMethod = Exclude<PaymentMethod, 'bank-transfer'>;

/** Who pays, as far as a method wants to know. */
export interface Payer {
  readonly lastName: string;
  readonly firstName: string;
  /** Katakana; '' where nobody has given it. */
  readonly kana: string;
  readonly tel: string;
  readonly mail: string;
}

/** An order that is to be made at a provider. */
export interface Order {
  /** Ours, and the order's at the provider: the same one is never made twice. */
  readonly paymentId: string;
  readonly method: ProviderMethod;
  readonly yen: Yen;
  readonly due: Date;
  readonly payer: Payer;
  /** What a browser got for a card's number, or the provider's checkout session that it has begun; '' for other methods. */
  readonly token: string;
  readonly cardholder: string;
  /** Which store or carrier, by the provider's code; '' for other methods. */
  readonly choice: string;
  readonly address: string;
  readonly userAgent: string;
}

/** An order that was made, or may have been. */
export interface KnownOrder {
  /** Ours. */
  readonly paymentId: string;
  readonly method: ProviderMethod;
  /** What the shop wants for it. */
  readonly yen: Yen;
  /** What the provider calls it; null while nobody knows, or where it goes by our id. */
  readonly orderRef: string | null;
}

/** What a member needs in order to pay elsewhere. */
export interface Slip {
  /** What is typed at the store or at the machine. */
  readonly number: string;
  /** The provider's own page of it; null where there is none. */
  readonly url: string | null;
  /** What else is typed, by name. */
  readonly more: Readonly<Record<string, string>>;
}

/** Where a member goes on: an address, or a page as the provider wrote it. */
export type GoOn = { readonly url: string } | { readonly html: string };

/** The provider was asked and did not answer in a way that says anything: it may have acted or not. */
export interface Silence {
  readonly outcome: 'silent';
}

/** Nothing has reached the provider. */
export interface Unreachable {
  readonly outcome: 'unreachable';
}

export interface Refused {
  readonly outcome: 'refused';
  readonly code: string;
}

export type Started =
  | {
      readonly outcome: 'accepted';
      readonly slip: Slip | null;
      readonly goOn: GoOn | null;
      /** What the provider calls the order, where it does not go by our id. */
      readonly orderRef?: string;
    }
  | Refused
  | Unreachable
  | Silence;

/** The provider has accepted a refund and decides later whether it makes it. */
export interface RefundUnderWay {
  readonly outcome: 'under-way';
}

export type Refunded = { readonly outcome: 'accepted' } | RefundUnderWay | Refused | Unreachable | Silence;

export type Cancelled = { readonly outcome: 'accepted' } | Refused | Unreachable | Silence;

/** Money that is to go back. */
export interface Refund {
  /** The same one goes back once, however often it is sent, where the provider is repeatable. */
  readonly refundId: string;
  readonly paymentId: string;
  /** What the provider calls the money that was taken. */
  readonly receiptRef: string;
  readonly method: ProviderMethod;
  readonly yen: Yen;
  /** Which carrier, by the provider's code; '' for other methods. */
  readonly choice: string;
}

/** What a provider has given back of a payment in all. */
export type GivenBack =
  | { readonly outcome: 'answered'; readonly yen: Yen }
  | { readonly outcome: 'unknown-order' }
  | Silence;

/** The part of a receipt that the provider has no more. */
export interface ReturnedMoney {
  /** Yen given back to the payer, whoever asked for it; null where the provider does not say how much. */
  readonly refunded: Yen | null;
  /** Yen that the payer's bank, or a dispute, has taken back. */
  readonly reversed: Yen;
}

export const NOTHING_RETURNED: ReturnedMoney = { refunded: yen(0), reversed: yen(0) };

/** Money that a provider has taken for a payment. */
export interface Receipt {
  /** What the provider calls it: another is other money. */
  readonly ref: string;
  /** Yen as they came, before any went back. */
  readonly yen: Yen;
  readonly at: Date;
  readonly returned: ReturnedMoney;
}

/** The status of a payment at its provider, one model for all of them: the only word that counts. */
export type Truth =
  | { readonly state: 'open' }
  /** The payer has done everything; the provider keeps the money back until it has decided (a review, an eCheck). */
  | { readonly state: 'held'; readonly reason: string }
  /** The payer has agreed to this amount, and the money is taken once the shop asks for it. */
  | { readonly state: 'approved'; readonly orderRef: string; readonly yen: Yen }
  /** @property payer what the provider calls whose account pays, the same at each of their payments; where it tells */
  | { readonly state: 'paid'; readonly receipts: readonly Receipt[]; readonly payer?: string }
  | { readonly state: 'failed'; readonly code: string };

export type Answered =
  | { readonly outcome: 'answered'; readonly truth: Truth; readonly slip: Slip | null }
  | { readonly outcome: 'unknown-order' }
  | Silence;

/** The payer's means of payment was refused; they may agree to the same order by another. */
export interface Declined {
  readonly outcome: 'declined';
  readonly code: string;
}

/** What has come of taking the money of an order. */
export type Captured = Answered | Declined | Refused | Unreachable;

/** That a payer disputes a payment, as the provider has it. */
export interface Dispute {
  /** What the case goes by at the provider. */
  readonly caseId: string;
  /** `resolved`: the provider has decided it; whose the money is stands there. */
  readonly stage: 'opened' | 'resolved';
  /** Yen in dispute, which may be a part of the payment; null where the provider does not say. */
  readonly yen: Yen | null;
  /** How the provider has decided it, as the shop sees it; null where it has not, or does not say in a way that is sure. */
  readonly outcome: 'won' | 'lost' | null;
}

/** What a notice says; only a reason to ask. */
export interface Hint {
  /** The same each time that it is sent. */
  readonly noticeId: string;
  readonly paymentId: string;
  /** What it says was paid; null where it does not say. */
  readonly yen: Yen | null;
  /** The dispute that it tells of; null where it tells of none. */
  readonly dispute: Dispute | null;
}

/** The headers of a request, by their names in small letters. */
export type NoticeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What was read of a notice; `unread` where the provider would have to be asked first and cannot be. */
export type ReadNotice =
  | { readonly outcome: 'read'; readonly hints: readonly Hint[] }
  | { readonly outcome: 'forged' }
  | { readonly outcome: 'unread' };

/** Whoever brings the money. What asks somebody throws InsideTransactionError while a transaction is open. */
export abstract class PaymentProvider {
  /** An order or a refund that is sent twice is made once, and answered the same: one whose answer is lost is sent again. */
  readonly isRepeatable: boolean = false;

  /** Makes an order. */
  abstract start(order: Order, patience: Patience): Promise<Started>;

  /** Asks what has become of one. */
  abstract query(order: KnownOrder, patience: Patience): Promise<Answered>;

  /** Takes back an order that is not paid. */
  abstract cancel(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Cancelled>;

  /**
   * Gives money of a payment back. Whoever got no answer asks `givenBack` before it is repeated, unless the provider is
   * repeatable. Under way while the money may still stay here: such a refund is sent again to learn how it ended.
   */
  async refund(_refund: Refund, _patience: Patience): Promise<Refunded> {
    return { outcome: 'refused', code: 'not-offered' };
  }

  /** Asks how much of a payment was given back. */
  async givenBack(_paymentId: string, _method: ProviderMethod, _patience: Patience): Promise<GivenBack> {
    return { outcome: 'answered', yen: yen(0) };
  }

  /**
   * Takes the money to which the payer has agreed, where it is the shop's turn to: asks first, and takes nothing twice, nor
   * another amount.
   *
   * @param callId the same one takes it once, however often it is sent
   */
  async capture(_order: KnownOrder, _callId: string, _patience: Patience): Promise<Captured> {
    return { outcome: 'refused', code: 'not-captured-by-the-shop' };
  }

  /** What a notice says, if it is the provider's. @param raw its bytes, as they came */
  abstract readNotice(raw: Buffer, headers: NoticeHeaders): Promise<ReadNotice>;

  /** Whether a browser that comes back with these fields brings the provider's own word; it proves nothing of money. */
  isReturn(_fields: ReadonlyMap<string, string>): boolean {
    return false;
  }
}
