import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A friend and their referrer in the operators' API. */
export interface ReferralResource {
  /** Id of the friend. */
  readonly id: string;
  readonly friend_id: string;
  readonly referrer_id: string;
  /** Status; `waiting` when the friend's phone is verified and a condition of the bonus is missing. */
  readonly status: 'waiting' | 'held' | 'paid' | 'refused';
  /** Reasons for a review. */
  readonly signs: readonly ('address' | 'device' | 'phone' | 'mailbox' | 'network' | 'card' | 'banned' | 'returned')[];
  /** Reason of the refusal; null without one. */
  readonly because: 'limit' | 'operator' | null;
  /** Time of the first decision, after the friend's phone was verified. */
  readonly created: IsoTime;
  /** Time of the payment or refusal; null before. */
  readonly settled_at: IsoTime | null;
  readonly version: number;
}
