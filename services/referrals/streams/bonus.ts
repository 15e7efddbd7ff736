import { points } from '../../kernel/money.js';

/** Maximum number of friends that a member may bring; waiting and held referrals count. */
export const MAX_FRIENDS = 10;

/** The condition under which a friend brings the bonus. */
export type BonusAfter = 'verification' | 'purchase';

/** The bonus of each of the two members. */
export const BONUS = points(500);
