import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type ReferralEvent, type ReferralSign, referralEvents } from './referral.events.js';

export type ReferralStatus = 'none' | 'waiting' | 'held' | 'paid' | 'refused';

/** A friend and their referrer. */
export interface Referral {
  readonly friendId: string;
  /** The referrer; '' before the first event. */
  readonly referrerId: string;
  readonly status: ReferralStatus;
  /** Reasons for the review; empty without one. */
  readonly signs: readonly ReferralSign[];
  /** Reason of the refusal; null without one. */
  readonly because: 'limit' | 'operator' | null;
}

export const createInitialReferral = (friendId: string): Referral => ({
  friendId,
  referrerId: '',
  status: 'none',
  signs: [],
  because: null,
});

export const evolveReferral = (before: Referral, { type, data }: ReferralEvent): Referral => {
  const referral = { ...before, referrerId: data.referrerId };
  switch (type) {
    case 'ReferralAwaited':
      return { ...referral, status: 'waiting' };
    case 'ReferralHeld':
      return { ...referral, status: 'held', signs: data.signs };
    case 'ReferralPaid':
      return { ...referral, status: 'paid' };
    case 'ReferralRefused':
      return { ...referral, status: 'refused', because: data.because };
  }
};

export const referralStream: Stream<Referral, ReferralEvent> = {
  prefix: 'referral',
  events: referralEvents,
  initial: createInitialReferral,
  evolve: evolveReferral,
};

export const referralStreamOf = (friendId: string): string => streamIdOf(referralStream, friendId);
