import type { Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetStanding } from '../rows/standing.rows.js';

/**
 * Why a member may not draw: barred from the shop, with books that are not what the log says, an operator's own account, a
 * payment in dispute, something to settle first, or a pause of their own.
 */
export type Bar = 'banned' | 'frozen' | 'operator' | 'disputed' | 'owes' | 'paused';

const BARRED = `select member_id, case when banned_at is not null then 'banned' when frozen_at is not null then 'frozen' when operator_id is not null then 'operator' when owed_yen > 0 then 'owes' when disputes > 0 then 'disputed'
    else 'paused' end as bar
  from members.standing where member_id = any($1::uuid[])
    and (banned_at is not null or frozen_at is not null or operator_id is not null or owed_yen > 0 or disputes > 0 or paused_until > $2)`;
const OWE = `insert into members.standing as s (member_id, owed_yen) values ($1, $2)
  on conflict (member_id) do update set owed_yen = s.owed_yen + excluded.owed_yen`;
const OWE_LESS = 'update members.standing set owed_yen = owed_yen - $2 where member_id = $1';
const DISPUTE = `insert into members.standing as s (member_id, disputes) values ($1, 1)
  on conflict (member_id) do update set disputes = s.disputes + 1`;
const DISPUTE_ENDED = 'update members.standing set disputes = disputes - 1 where member_id = $1';
const HELD = `select member_id from members.standing where member_id = any($1::uuid[])
  and (disputes > 0 or frozen_at is not null)`;
const FREEZE = `insert into members.standing as s (member_id, frozen_at) select id, $2 from unnest($1::uuid[]) id
  where exists (select from members.profiles p where p.member_id = id)
  on conflict (member_id) do update set frozen_at = coalesce(s.frozen_at, excluded.frozen_at)`;
const THAW = 'update members.standing set frozen_at = null where member_id = $1';

/**
 * Those of some members who may not draw, and why. Exact for callers that hold the locks of their wallets: whatever bars
 * a member takes them too, so that whichever commits first counts.
 */
export const findBarred = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Bar>> => {
  const rows = await tx.read<{ member_id: string; bar: Bar }>('members-barred', BARRED, [memberIds, tx.now]);
  return new Map(rows.map((row) => [row.member_id, row.bar]));
};

/** Those of some members who may not use the shop; exact as `findBarred`. */
export const findBanned = async (tx: StoreTransaction, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const barred = await findBarred(tx, memberIds);
  return new Set([...barred].flatMap(([memberId, bar]) => (bar === 'banned' ? [memberId] : [])));
};

/** Why a member may neither decide on cards nor spend anything, exact as `findBarred`; null where they may. */
export const findBar = async (tx: StoreTransaction, memberId: string): Promise<'banned' | 'frozen' | null> => {
  const bar = (await findBarred(tx, [memberId])).get(memberId);
  return bar === 'banned' || bar === 'frozen' ? bar : null;
};

/** The same of what an operator's own account does not either: giving cards or points in exchange. */
export const findExchangeBar = async (
  tx: StoreTransaction,
  memberId: string,
): Promise<'banned' | 'frozen' | 'operator' | null> => {
  const bar = (await findBarred(tx, [memberId])).get(memberId);
  return bar === 'banned' || bar === 'frozen' || bar === 'operator' ? bar : null;
};

/** Those of some members whose books are not what the log says; exact as `findBarred`. */
export const findFrozen = async (tx: StoreTransaction, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const barred = await findBarred(tx, memberIds);
  return new Set([...barred].flatMap(([memberId, bar]) => (bar === 'frozen' ? [memberId] : [])));
};

/** Members whose books are not what the log says neither draw, decide nor are sent anything, in a transaction that has locked their wallets and parcels. */
export const freezeMembers = (tx: StoreTransaction, memberIds: readonly string[]): void =>
  tx.write('members-freeze', FREEZE, [memberIds, tx.now]);

/** An operator has found that a member's books are right again, under the same locks. */
export const unfreezeMember = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-thaw', THAW, [memberId]);
  forgetStanding(tx, memberId);
};

/** Changes what a member owes the shop, in a transaction that has locked their wallet. @param change less, below zero */
export const changeOwed = (tx: StoreTransaction, memberId: string, change: Yen): void => {
  if (change > 0) tx.write('members-owe', OWE, [memberId, change]);
  if (change >= 0) return;
  tx.write('members-owe-less', OWE_LESS, [memberId, -change]);
  forgetStanding(tx, memberId);
};

/**
 * The lock of all that lies unsent for a member. Whoever hands a parcel over holds it, and so does a dispute that begins or
 * ends, so that whichever commits first counts.
 */
export const lockOfParcels = (memberId: string): string => `parcels-of-${memberId}`;

/**
 * SQL: whether nothing is handed to a member: a payment is in dispute, or lost in one and not settled, or they are frozen.
 *
 * @param memberId the column that names the member
 */
export const hasHeldParcels = (memberId: string): string =>
  `exists (select from members.standing s where s.member_id = ${memberId} and (s.disputes > 0 or s.frozen_at is not null))`;

/**
 * A payment of a member is in dispute from now on, or was lost in one and is not settled, in a transaction that has locked
 * their wallet and their parcels.
 */
export const openDispute = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-dispute', DISPUTE, [memberId]);

/** One dispute less, under the same locks. */
export const endDispute = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-dispute-ended', DISPUTE_ENDED, [memberId]);
  forgetStanding(tx, memberId);
};

/**
 * Those of some members to whom nothing is handed: a payment is in dispute, or lost in one and not settled, or they are
 * frozen. Exact under the lock of their parcels.
 */
export const findHeldParcels = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ member_id: string }>('members-parcels-held', HELD, [memberIds]);
  return new Set(rows.map((row) => row.member_id));
};
