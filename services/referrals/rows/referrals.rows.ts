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
 * All that is locked while it is decided what comes of a referral. The referrer's wallet orders their friends, so that
 * places are counted exactly; a ban takes the wallets too.
 */
export const locksOfReferral = (friendId: string, referrerId: string): string[] => [
  referralStreamOf(friendId),
  walletStreamOf(friendId),
  walletStreamOf(referrerId),
];

/** Whose a referral is and how it stands; null where there is none yet. */
export const headOf = async (
  tx: StoreTransaction,
  friendId: string,
): Promise<{ readonly referrerId: string; readonly status: ReferralStatus } | null> =>
  (await tx.read<{ referrerId: string; status: ReferralStatus }>('referrals-head', HEAD, [friendId]))[0] ?? null;

/** Places of a referrer that are taken, those in accounts that they have closed too; exact under the lock of their wallet. */
export const placesTaken = async (tx: StoreTransaction, referrerId: string): Promise<number> =>
  (await tx.read<{ taken: number }>('referrals-places', PLACES, [await findAccountsOfPerson(tx, referrerId)]))[0]!
    .taken;

/** Friends who wait until a referrer may refer, the first first; as many as there are places at the most. */
export const waitingFor = async (tx: StoreTransaction, referrerId: string): Promise<readonly string[]> =>
  (await tx.read<{ friendId: string }>('referrals-waiting', WAITING, [referrerId])).map(({ friendId }) => friendId);

/** The lots are named after the referral, so that no second bonus of it could be written. */
const bonusesOf = ({ friendId, referrerId, points }: Extract<ReferralEvent, { type: 'ReferralPaid' }>['data']) =>
  [friendId, referrerId].map((memberId, i) => ({
    memberId,
    lotId: eventIdOf(referralStreamOf(friendId), i),
    amount: points,
    document: { kind: 'referral' as const, id: friendId },
  }));

/**
 * Appends facts to a referral and lets its row and both wallets follow: the one way by which referrals move. The
 * transaction has locked what `locksOfReferral` names.
 *
 * @returns the referral as it then is
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
