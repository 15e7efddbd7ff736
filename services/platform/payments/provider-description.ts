import type { Bilingual } from '../../kernel/languages.js';

/** The description of a payment provider for servers and clients. It contains no secret and has no side effects. */
export interface ProviderDescription {
  /** The name on the wire, in events and in ledger accounts; it never changes. */
  readonly id: string;
  /** The name that members and operators read. */
  readonly name: Bilingual;
  /** The ledger account that holds the provider's money. */
  readonly account: Bilingual;
}

/** A provider other than the shop's own bank account. */
export interface ExternalDescription extends ProviderDescription {
  /** The short name of a payer's account at the provider; null if the provider does not identify payers. */
  readonly payerAccount: string | null;
  /** The provider offers settlement reports that the shop reads unedited. */
  readonly hasOwnReports: boolean;
}

/**
 * The flow of a payment by wallet: the payer approves in the wallet, and the shop captures the money. With `order`, the
 * wallet's button requests an order from the shop, and the purchase captures it. With `session`, the payer opens a session
 * with the wallet's button, and the purchase names it. With `redirect`, the purchase redirects the payer to the wallet.
 */
export interface WalletDescription {
  readonly begins: 'order' | 'session' | 'redirect';
  /** The field of a request that names the payer's session, for a wallet that begins with one. */
  readonly sessionField?: string;
  /** A payer who was declined may approve the same order again. */
  readonly allowsRetry: boolean;
  /** The page that shows the result, if the wallet names no address. */
  readonly page: string;
  /** The page to which the wallet returns a payer whose payment must be captured; absent for none. */
  readonly returnPage?: string;
}

/** A payment method. */
export interface MethodDescription {
  /** The name in events and in the operators' API; it never changes. */
  readonly id: string;
  /** The number on the members' wire; it never changes. */
  readonly code: string;
  readonly provider: string;
  readonly name: Bilingual;
  /** The member gets a number and pays elsewhere, within days. */
  readonly isSlip: boolean;
  /** An unpaid order can be cancelled: at its provider, or by the shop alone if the shop must capture the money. */
  readonly isCancellable: boolean;
  /** The party that pays refunds. */
  readonly refundBy: 'provider' | 'transfer';
  /** A payer can dispute the payment with the provider. Cash cannot be disputed. */
  readonly isDisputable: boolean;
  /** Absent for a method that is not a wallet. */
  readonly wallet?: WalletDescription;
}
