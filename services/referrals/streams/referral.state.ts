import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type ReferralEvent, type ReferralSign, referralEvents } from './referral.events.js';

export type ReferralStatus = 'none' | 'waiting' | 'held' | 'paid' | 'refused';

/** A friend and whoever brought them. */
export interface Referral {
  readonly friendId: string;
  /** '' before the first fact. */
  readonly referrerId: string;
  readonly status: ReferralStatus;
  /** Why it is or was held; nothing of one that never was. */
  readonly signs: readonly ReferralSign[];
  /** Why nobody gets anything; null where it is not refused. */
  readonly because: 'limit' | 'operator' | null;
}

export const initialReferral = (friendId: string): Referral => ({
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
  initial: initialReferral,
  evolve: evolveReferral,
};

export const referralStreamOf = (friendId: string): string => streamIdOf(referralStream, friendId);
