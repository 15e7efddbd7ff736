import { type ClosedAccounts, findBanned, findSharedSigns, findVerified } from '../../members/index.js';
import { hasPaid, shareCard } from '../../payments/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { BonusAfter } from '../streams/bonus.js';
import type { ReferralSign } from '../streams/referral.events.js';
import { countPlacesTaken } from './referrals.rows.js';

/** A step that a referrer must complete before they may refer. */
export type Missing = 'phone' | 'payment';

export const loadMissing = async (tx: StoreTransaction, memberId: string): Promise<readonly Missing[]> => {
  const [verified, paid] = [await findVerified(tx, [memberId]), await hasPaid(tx, memberId)];
  return [...(verified.has(memberId) ? [] : ['phone' as const]), ...(paid ? [] : ['payment' as const])];
};

const loadSigns = async (
  tx: StoreTransaction,
  accounts: ClosedAccounts,
  friendId: string,
  referrerId: string,
): Promise<ReferralSign[]> => [
  ...(await findSharedSigns(tx, friendId, referrerId)),
  ...((await shareCard(tx, friendId, referrerId)) ? ['card' as const] : []),
  ...((await findBanned(tx, [friendId, referrerId])).size > 0 ? ['banned' as const] : []),
  ...((await accounts.isReturned(tx, friendId)) ? ['returned' as const] : []),
];

/** Loads the state of a friend and their referrer, under the locks of their referral. */
export const loadPair = async (
  tx: StoreTransaction,
  accounts: ClosedAccounts,
  friendId: string,
  referrerId: string,
  after: BonusAfter,
) => {
  const missing = await loadMissing(tx, referrerId);
  return {
    referrerId,
    hasFriendPaid: after === 'verification' || (await hasPaid(tx, friendId)),
    isFriendVerified: (await findVerified(tx, [friendId])).has(friendId),
    isReferrerVerified: !missing.includes('phone'),
    hasReferrerPaid: !missing.includes('payment'),
    placesTaken: await countPlacesTaken(tx, referrerId),
    signs: await loadSigns(tx, accounts, friendId, referrerId),
  };
};
