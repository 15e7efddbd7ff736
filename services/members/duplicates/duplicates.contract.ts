import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';
import type { MemberListed } from '../wire/member.contract.js';

/**
 * What two accounts have in common: phone, name, postal address, network address of a log-in, and that with the same
 * kind of browser.
 */
export type Sign = 'tel' | 'name' | 'place' | 'network' | 'device';

/** How much the signs say together. */
export type Strength = 'strong' | 'likely' | 'possible';

export interface Compared {
  readonly zipcode: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  /** Of the last log-in that is kept. */
  readonly log_in_address: string | null;
  readonly log_in_device: string | null;
}

/** An account beside another. */
export interface Account extends MemberListed, Compared {
  readonly log_in_at: IsoTime | null;
  /** What it has in common with the member; nothing for the member asked about. */
  readonly signs: readonly Sign[];
  /** What that says; null for the member asked about. */
  readonly strength: Strength | null;
}

/** A member and the accounts that may be the same person's. */
export interface Duplicates {
  readonly member: Account;
  /** The likeliest first: those of the page that was asked for. */
  readonly others: readonly Account[];
  /** Of all pages, 200 at the most. */
  readonly total: number;
}

export interface DuplicatesCalls {
  /** Accounts that may be the same person’s, the likeliest first. */
  'GET /admin-api/members/{id}/duplicates': { query: ListRequest; answer: Duplicates };
}
