import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { MemberListed } from '../wire/member.contract.js';

/**
 * A trait that two accounts share: phone, name, postal address (`place`), network address of a log-in, or network address with
 * the same browser (`device`).
 */
export type Sign = 'tel' | 'name' | 'place' | 'network' | 'device';

/** The combined strength of the signs. */
export type Strength = 'strong' | 'likely' | 'possible';

export interface Compared {
  readonly zipcode: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  /** The network address of the last log-in on record. */
  readonly log_in_address: string | null;
  readonly log_in_device: string | null;
}

/** An account that is compared with others. */
export interface ComparedAccount extends MemberListed, Compared {
  readonly log_in_at: IsoTime | null;
  /** The signs shared with the member; empty for that member. */
  readonly signs: readonly Sign[];
  /** The strength of the signs; null for that member. */
  readonly strength: Strength | null;
}

/** A member and the accounts that may belong to the same person. */
export interface Duplicates {
  readonly member: ComparedAccount;
  /** The accounts of the requested page, the likeliest first. */
  readonly others: readonly ComparedAccount[];
  /** The number of accounts on all pages, 200 at most. */
  readonly total: number;
}

export interface DuplicatesCalls {
  /** Lists accounts that may belong to the same person, the likeliest first. */
  'GET /admin-api/members/{id}/duplicates': { query: ListRequest; answer: Duplicates };
}
