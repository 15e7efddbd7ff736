import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A friend and whoever brought them, as operators see it. */
export interface ReferralResource {
  /** The friend's. */
  readonly id: string;
  readonly friend_id: string;
  readonly referrer_id: string;
  /** `waiting`: the friend's phone is verified, and the referrer may not refer yet. */
  readonly status: 'waiting' | 'held' | 'paid' | 'refused';
  /** Why it is or was held: what the two share, or that one is banned. */
  readonly signs: readonly ('address' | 'device' | 'phone' | 'mailbox' | 'network' | 'card' | 'banned' | 'returned')[];
  /** Why there is no bonus; null where there is one, or may be. */
  readonly because: 'limit' | 'operator' | null;
  /** When the friend's phone was verified. */
  readonly created: IsoTime;
  /** When it was paid or refused; null before. */
  readonly settled_at: IsoTime | null;
  readonly version: number;
}
