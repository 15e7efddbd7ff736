import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Points } from '../../kernel/money.js';

/**
 * A sign that two members, or two friends of one member, may be one person. They share something, one of them is banned, or the friend
 * had an account before.
 */
export type ReferralSign = 'address' | 'device' | 'phone' | 'mailbox' | 'network' | 'card' | 'banned' | 'returned';

interface OfReferral {
  readonly friendId: string;
  /** Whose code the friend gave when they registered. */
  readonly referrerId: string;
}

/** The friend's phone is verified; whoever brought them has not verified theirs yet, or has not paid yet. */
export type ReferralAwaited = DomainEvent<'ReferralAwaited', OfReferral>;
/** Somebody must look before anything is given. */
export type ReferralHeld = DomainEvent<'ReferralHeld', OfReferral & { readonly signs: readonly ReferralSign[] }>;
/** Both got the points, in the same commit. */
export type ReferralPaid = DomainEvent<'ReferralPaid', OfReferral & { readonly points: Points }>;
/** Nobody gets anything: whoever brought them has brought as many as they may, or an operator says so. */
export type ReferralRefused = DomainEvent<'ReferralRefused', OfReferral & { readonly because: 'limit' | 'operator' }>;

/** Stream `referral-<friendId>`: a friend is brought by one member at the most. */
export type ReferralEvent = ReferralAwaited | ReferralHeld | ReferralPaid | ReferralRefused;

export const referralEvents = declareEvents({
  ReferralAwaited: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  ReferralHeld: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  ReferralPaid: { value: 'claim', cards: 'none', figure: false, news: false, history: 'member' },
  ReferralRefused: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
} satisfies EventDeclarations<ReferralEvent>);
