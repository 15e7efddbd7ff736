import type { Points } from '../../kernel/money.js';
import type { Patience } from '../outbound-http/provider-http.js';
import type { PartnerKey } from './signature.js';

/** Address of a site with the shop's key there. */
export interface PartnerAddress extends PartnerKey {
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
}

/** Credentials of a person at a site. The password is sent to the site and not stored. */
export interface PartnerLogin {
  readonly loginid: string;
  readonly password: string;
  /** The member's verified phone number, which must match the site's record. */
  readonly tel: string;
}

/** Direction of points from the view of the shop: `in` from the site, `out` to it. */
export type Direction = 'in' | 'out';

/** Request of a transfer. A site executes an id once. */
export interface PartnerTransferRequest {
  readonly id: string;
  /** Account at the site. */
  readonly account: string;
  readonly direction: Direction;
  readonly point: Points;
}

/** Outcome of a call without a usable response. */
export type NoResponse =
  /** There was no connection, so nothing was sent. */
  | { readonly outcome: 'unreachable' }
  /** The request may have arrived, or the response was invalid. */
  | { readonly outcome: 'silent' };

/** The site has rejected the request and executed nothing. `status` is the HTTP status. */
export interface Rejected {
  readonly outcome: 'rejected';
  readonly status: number;
}

export type LinkResult =
  | { readonly outcome: 'linked'; readonly account: string; readonly balance: Points }
  /** The site knows nobody with these credentials. */
  | { readonly outcome: 'refused' }
  | Rejected
  | NoResponse;

export type BalanceResult = { readonly outcome: 'balance'; readonly balance: Points } | Rejected | NoResponse;

/** Final outcome of a transfer. */
export type TransferOutcome =
  | { readonly outcome: 'done' }
  /** `code` is the site's code in lower case; `other` for an invalid one. */
  | { readonly outcome: 'refused'; readonly code: string };

export type TransferResult =
  | TransferOutcome
  /** The site has another transfer under this id. */
  | { readonly outcome: 'conflict' }
  | Rejected
  | NoResponse;

export type TransferLookup =
  | TransferOutcome
  /** The site has not received this id so far. */
  | { readonly outcome: 'unknown' }
  | Rejected
  | NoResponse;

/**
 * Client of the sites that members move points with.
 *
 * @throws InsideTransactionError from each call while a transaction is open
 */
export abstract class PartnerSites {
  /** Verifies the credentials of a person and returns their account. */
  abstract link(at: PartnerAddress, login: PartnerLogin): Promise<LinkResult>;
  /** Returns the balance of an account. */
  abstract balance(at: PartnerAddress, account: string): Promise<BalanceResult>;
  /** Executes a transfer; a repeated request gets the same result. */
  abstract transfer(at: PartnerAddress, request: PartnerTransferRequest, patience: Patience): Promise<TransferResult>;
  /** Returns the outcome of a transfer without changing anything. */
  abstract find(at: PartnerAddress, id: string, patience: Patience): Promise<TransferLookup>;
}
