import type { Bilingual } from '../../kernel/languages.js';

/** A payment provider in terms that also clients need. It contains no secret and reads nothing. */
export interface ProviderDescription {
  /** The name on the wire, in events and in accounts of the ledger; it never changes. */
  readonly id: string;
  /** The name that members and operators read. */
  readonly name: Bilingual;
  /** The account of the ledger that holds its money. */
  readonly account: Bilingual;
}

/** A provider other than the shop's own bank account. */
export interface ExternalDescription extends ProviderDescription {
  /** The short name of a payer's account at the provider, where the provider identifies payers; null elsewhere. */
  readonly payerAccount: string | null;
  /** The provider offers settlement reports that the shop reads unedited. */
  readonly hasOwnReports: boolean;
}

/**
 * The way of a payment by a wallet, at which the payer agrees and the shop then takes the money.
 * `order`: the wallet's button requests an order from the shop, and the purchase takes its money.
 * `session`: the payer opens a session at the wallet's button, and the purchase names it.
 * `redirect`: the purchase sends the payer to the wallet.
 */
export interface WalletDescription {
  readonly begins: 'order' | 'session' | 'redirect';
  /** The field of a request that names the payer's session; of a wallet that begins with one. */
  readonly sessionField?: string;
  /** A payer who was declined may agree to the same order again. */
  readonly allowsRetry: boolean;
  /** The page that shows the outcome, if the wallet names no address. */
  readonly page: string;
  /** The page to which the wallet sends a payer whose payment is to be taken; absent for none. */
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
  /** The member takes a number away and pays somewhere else, days later. */
  readonly isSlip: boolean;
  /** An unpaid order can be cancelled: at its provider, or by the shop alone where nothing is taken without it. */
  readonly isCancellable: boolean;
  /** The party that brings money back. */
  readonly refundBy: 'provider' | 'transfer';
  /** A payer can dispute it with the provider. Nobody disputes cash. */
  readonly isDisputable: boolean;
  /** Absent for a method that is no wallet. */
  readonly wallet?: WalletDescription;
}
