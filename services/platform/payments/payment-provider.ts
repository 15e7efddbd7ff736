import type { Yen } from '../../kernel/money.js';

/** How long whoever asks can wait. */
export type Patience = 'interactive' | 'background';

/** The methods that a provider brings money by. */
export type ProviderMethod = 'card' | 'convenience-store' | 'carrier' | 'pay-easy';

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
  /** What a browser got for a card's number; '' for other methods. */
  readonly token: string;
  readonly cardholder: string;
  /** Which store or carrier, by the provider's code; '' for other methods. */
  readonly choice: string;
  readonly address: string;
  readonly userAgent: string;
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
  | { readonly outcome: 'accepted'; readonly slip: Slip | null; readonly goOn: GoOn | null }
  | Refused
  | Unreachable
  | Silence;

export type Cancelled = { readonly outcome: 'accepted' } | Refused | Unreachable | Silence;

/** Money that a provider has taken for a payment. */
export interface Receipt {
  /** What the provider calls it: another is other money. */
  readonly ref: string;
  readonly yen: Yen;
  readonly at: Date;
}

/** What a provider says of a payment when it is asked: the only word that counts. */
export type Truth =
  | { readonly state: 'open' }
  | { readonly state: 'paid'; readonly receipts: readonly Receipt[] }
  | { readonly state: 'failed'; readonly code: string };

export type Answered =
  | { readonly outcome: 'answered'; readonly truth: Truth; readonly slip: Slip | null }
  | { readonly outcome: 'unknown-order' }
  | Silence;

/** What a notice says; only a reason to ask. */
export interface Hint {
  /** The same each time that it is sent. */
  readonly noticeId: string;
  readonly paymentId: string;
  /** What it says was paid; null where it does not say. */
  readonly yen: Yen | null;
}

/** Whoever brings the money. Every call but the last two throws InsideTransactionError while a transaction is open. */
export abstract class PaymentProvider {
  /** Makes an order. */
  abstract start(order: Order, patience: Patience): Promise<Started>;

  /** Asks what has become of one. */
  abstract query(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Answered>;

  /** Takes back an order that is not paid. */
  abstract cancel(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Cancelled>;

  /** What a notice says; null for one that is not the provider's. @param raw its bytes, as they came */
  abstract readNotice(raw: Buffer, signature: string): readonly Hint[] | null;

  /** Whether a browser that comes back with these fields brings the provider's own word; it proves nothing of money. */
  abstract isReturn(fields: ReadonlyMap<string, string>): boolean;
}
