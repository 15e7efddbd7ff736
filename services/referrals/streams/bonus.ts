import { points } from '../../kernel/money.js';

/** Friends whom a member may bring; what waits or is held has its place too. */
export const MOST_FRIENDS = 10;

/** The condition under which a friend brings the bonus. */
export type BonusAfter = 'verification' | 'purchase';

/** The bonus of each of the two members. */
export const BONUS = points(500);
