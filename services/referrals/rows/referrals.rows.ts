import { eventIdOf } from '../../kernel/ids.js';
import type { Loaded } from '../../kernel/stream.js';
import { findAccountsOfPerson } from '../../members/index.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { giveBonuses, walletStreamOf } from '../../points/index.js';
import type { ReferralEvent } from '../streams/referral.events.js';
import { type Referral, type ReferralStatus, referralStream, referralStreamOf } from '../streams/referral.state.js';

export const REFERRAL_COLUMNS = `friend_id as id, friend_id, referrer_id, status, signs, because, opened_at as created,
  settled_at, version`;

const SAVE = `insert into referrals.referrals
    (friend_id, referrer_id, status, signs, because, opened_at, settled_at, version)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (friend_id) do update set status = excluded.status, signs = excluded.signs, because = excluded.because,
    settled_at = excluded.settled_at, version = excluded.version`;
const HEAD = 'select referrer_id as "referrerId", status from referrals.referrals where friend_id = $1';
const PLACES = `select count(*) as taken from referrals.referrals
  where referrer_id = any($1::uuid[]) and status in ('waiting', 'held', 'paid')`;
const WAITING = `select friend_id as "friendId" from referrals.referrals
  where referrer_id = $1 and status = 'waiting' order by opened_at, friend_id`;

/**
 * Returns the locks of a decision on a referral. The referrer's wallet serialises their friends, so that places are counted
 * exactly. A ban takes the wallets too.
 */
export const listLocks = (friendId: string, referrerId: string): string[] => [
  referralStreamOf(friendId),
  walletStreamOf(friendId),
  walletStreamOf(referrerId),
];

/** Loads the members and the state of a referral; null for none. */
export const findHead = async (
  tx: StoreTransaction,
  friendId: string,
): Promise<{ readonly referrerId: string; readonly status: ReferralStatus } | null> =>
  (await tx.read<{ referrerId: string; status: ReferralStatus }>('referrals-head', HEAD, [friendId]))[0] ?? null;

/** Counts a referrer's used places, including those in their closed accounts. Exact under the lock of their wallet. */
export const countPlacesTaken = async (tx: StoreTransaction, referrerId: string): Promise<number> =>
  (await tx.read<{ taken: number }>('referrals-places', PLACES, [await findAccountsOfPerson(tx, referrerId)]))[0]!
    .taken;

/** Finds friends who wait until a referrer may refer, oldest first, at most as many as there are places. */
export const findWaitingFriends = async (tx: StoreTransaction, referrerId: string): Promise<readonly string[]> =>
  (await tx.read<{ friendId: string }>('referrals-waiting', WAITING, [referrerId])).map(({ friendId }) => friendId);

/** Returns the bonuses. The lots are named after the referral, so that a second bonus fails. */
const bonusesOf = ({ friendId, referrerId, points }: Extract<ReferralEvent, { type: 'ReferralPaid' }>['data']) =>
  [friendId, referrerId].map((memberId, i) => ({
    memberId,
    lotId: eventIdOf(referralStreamOf(friendId), i),
    amount: points,
    document: { kind: 'referral' as const, id: friendId },
  }));

/**
 * Appends events to a referral, and updates its row and both wallets. Referrals change in no other way. The transaction holds
 * the locks of `locksOfReferral`.
 *
 * @returns the updated referral
 */
export const recordReferral = async (
  tx: StoreTransaction,
  context: CommandContext,
  { state: before, version }: Loaded<Referral>,
  events: readonly ReferralEvent[],
): Promise<Referral> => {
  if (events.length === 0) return before;
  const after = events.reduce(referralStream.evolve, before);
  const { friendId, referrerId, status, signs, because } = after;
  const append = { streamId: referralStreamOf(friendId), expectedVersion: version, partitionKey: friendId, events };
  tx.append(context, append);
  const settledAt = status === 'paid' || status === 'refused' ? tx.now : null;
  const row = [friendId, referrerId, status, signs, because, tx.now, settledAt, version + events.length];
  tx.write('referrals-save', SAVE, row);
  for (const event of events) if (event.type === 'ReferralPaid') await giveBonuses(tx, context, bonusesOf(event.data));
  return after;
};
