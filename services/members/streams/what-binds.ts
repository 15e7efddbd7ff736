import type { Member } from './member.state.js';

/**
 * Everything that binds a person, whichever account they use. Who leaves and comes back is bound as before. A new one is
 * added here first; then the compiler asks its part how it outlives the account, and the specification for its proof.
 */
export type Bond =
  /** They have paused. */
  | 'pause'
  /** What they pay in a month at the most, by their own choice. */
  | 'monthly-limit'
  /** What they have paid this month, against any limit. */
  | 'monthly-spending'
  /** When they were born, and so the limit of their age. */
  | 'birthday'
  /** Cards of a pack with a limit for one member. */
  | 'pack-limit'
  /** A purchase a day. */
  | 'once-a-day'
  /** Whether they are new, for packs that only newcomers may buy. */
  | 'newcomer'
  /** Friends whom they have brought. */
  | 'referral-places'
  /** That they came as somebody's friend before. */
  | 'referral-bonus'
  /** They are banned. */
  | 'ban';

/** How a bond outlives an account. */
type Outlives =
  /** Written to the new account in the commit that finds the former one. */
  | 'carried-over'
  /** Counted over all accounts of the person whenever it is asked for. */
  | 'counted-over-all'
  /** An account with it cannot be closed, so that mail address and phone stay taken. */
  | 'bars-leaving';

/** How each bond outlives an account. */
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
export const BONDS_OF_MEMBER: { readonly [Part in keyof Member]: Bond | null } = {
  registered: 'newcomer',
  banned: 'ban',
  mailConfirmed: null,
  phoneVerified: null,
  birthdayGiven: 'birthday',
  closed: null,
};
