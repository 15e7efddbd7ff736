import type { Membership } from './member.state.js';

/**
 * Everything that binds a person with any account. A person who leaves and comes back is bound as before. New bonds are added
 * here first. The compiler then requires how the bond outlives an account, and a test of it.
 */
export type Bond =
  /** A pause that the member has set. */
  | 'pause'
  /** The monthly limit that the member has chosen. */
  | 'monthly-limit'
  /** The amount paid this month, which counts against every limit. */
  | 'monthly-spending'
  /** The birthday, which decides the limit for their age. */
  | 'birthday'
  /** Cards of a pack with a limit for one member. */
  | 'pack-limit'
  /** A purchase a day. */
  | 'once-a-day'
  /** The status of a newcomer, for packs that only newcomers may buy. */
  | 'newcomer'
  /** Friends whom they have brought. */
  | 'referral-places'
  /** An earlier registration as somebody's friend. */
  | 'referral-bonus'
  /** A ban. */
  | 'ban';

/** The ways in which a bond outlives an account. */
type Outlives =
  /** Written to the new account in the commit that finds the former one. */
  | 'carried-over'
  /** Counted over all accounts of the person whenever it is asked for. */
  | 'counted-over-all'
  /** An account with it cannot be closed, so that mail address and phone stay taken. */
  | 'bars-leaving';

/** The way in which each bond outlives an account. */
export const OUTLIVES: Readonly<Record<Bond, Outlives>> = {
  pause: 'carried-over',
  'monthly-limit': 'carried-over',
  'monthly-spending': 'counted-over-all',
  birthday: 'carried-over',
  'pack-limit': 'carried-over',
  'once-a-day': 'carried-over',
  newcomer: 'counted-over-all',
  'referral-places': 'counted-over-all',
  'referral-bonus': 'counted-over-all',
  ban: 'bars-leaving',
};

/** The bond behind each part of a membership; null for what belongs to the account alone. */
export const BONDS_OF_MEMBER: { readonly [Part in keyof Membership]: Bond | null } = {
  registered: 'newcomer',
  banned: 'ban',
  mailConfirmed: null,
  phoneVerified: null,
  birthdayGiven: 'birthday',
  closed: null,
};
