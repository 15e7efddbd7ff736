import type { Points } from '../../kernel/money.js';
import type { Patience } from '../outbound-http/provider-http.js';
import type { PartnerKey } from './signature.js';

/** Where a site is asked, and as whom. */
export interface PartnerAddress extends PartnerKey {
  /** Without a slash at the end. */
  readonly baseUrl: string;
}

/** By what a site knows one of its people. The password goes on to the site and is kept nowhere. */
export interface PartnerLogin {
  readonly loginid: string;
  readonly password: string;
  /** The member's verified number, which must be the site's own record of them too. */
  readonly tel: string;
}

/** Which way points go, as the shop sees it: `in` from the site, `out` to it. */
export type Direction = 'in' | 'out';

/** What a site is asked to do. Under one id it does one thing, once. */
export interface PartnerWish {
  readonly id: string;
  /** Who it is at the site. */
  readonly account: string;
  readonly direction: Direction;
  readonly point: Points;
}

/** Nothing was sent, or nothing came back. */
export type NoWord =
  /** There was no connection, and so nothing was sent. */
  | { readonly outcome: 'unreachable' }
  /** It may have arrived or not; or what came back says neither. */
  | { readonly outcome: 'silent' };

/** The site has not taken the request, and has done nothing for it. `status` is HTTP's. */
export interface Rejected {
  readonly outcome: 'rejected';
  readonly status: number;
}

export type Linked =
  | { readonly outcome: 'linked'; readonly account: string; readonly balance: Points }
  /** Nobody there is known by these. */
  | { readonly outcome: 'refused' }
  | Rejected
  | NoWord;

export type Balanced = { readonly outcome: 'balance'; readonly balance: Points } | Rejected | NoWord;

/** What became of a transfer, for good. */
export type TransferTruth =
  | { readonly outcome: 'done' }
  /** `code` is the site's, in small letters; `other` for anything that is none. */
  | { readonly outcome: 'refused'; readonly code: string };

export type Transferred =
  | TransferTruth
  /** The site has another transfer under this id. */
  | { readonly outcome: 'conflict' }
  | Rejected
  | NoWord;

export type FoundTransfer =
  | TransferTruth
  /** Nothing has arrived under this id so far. */
  | { readonly outcome: 'unknown' }
  | Rejected
  | NoWord;

/** Sites with which members move points. @throws InsideTransactionError, each call, while a transaction is open */
export abstract class PartnerSites {
  /** Asks who somebody is. */
  abstract link(at: PartnerAddress, login: PartnerLogin): Promise<Linked>;
  /** Asks what somebody has there. */
  abstract balance(at: PartnerAddress, account: string): Promise<Balanced>;
  /** Has a transfer done; the same wish gets the same answer, however often. */
  abstract transfer(at: PartnerAddress, wish: PartnerWish, patience: Patience): Promise<Transferred>;
  /** Asks what became of a transfer; changes nothing. */
  abstract find(at: PartnerAddress, id: string, patience: Patience): Promise<FoundTransfer>;
}
