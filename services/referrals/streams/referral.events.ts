import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Points } from '../../kernel/money.js';

/**
 * A sign that two members, or two friends of one member, may be one person. They share something, one of them is banned, or the friend
 * had an account before.
 */
export type ReferralSign = 'address' | 'device' | 'phone' | 'mailbox' | 'network' | 'card' | 'banned' | 'returned';

interface ReferralData {
  readonly friendId: string;
  /** The member whose code the friend gave at registration. */
  readonly referrerId: string;
}

/** The friend's phone is verified. The referral waits for the referrer's phone or payment, or for the friend's payment. */
export type ReferralAwaited = DomainEvent<'ReferralAwaited', ReferralData>;
/** The referral needs a review by an operator before the bonus. */
export type ReferralHeld = DomainEvent<'ReferralHeld', ReferralData & { readonly signs: readonly ReferralSign[] }>;
/** Both members got the points in the same commit. */
export type ReferralPaid = DomainEvent<'ReferralPaid', ReferralData & { readonly points: Points }>;
/** Nobody gets a bonus, because the referrer's places are used or an operator has refused it. */
export type ReferralRefused = DomainEvent<'ReferralRefused', ReferralData & { readonly because: 'limit' | 'operator' }>;

/** Events of the stream `referral-<friendId>`; a friend has one referrer at most. */
export type ReferralEvent = ReferralAwaited | ReferralHeld | ReferralPaid | ReferralRefused;

export const referralEvents = declareEvents({
  ReferralAwaited: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  ReferralHeld: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  ReferralPaid: { value: 'claim', cards: 'none', figure: false, news: false, history: 'member' },
  ReferralRefused: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
} satisfies EventDeclarations<ReferralEvent>);
