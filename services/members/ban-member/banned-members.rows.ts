import type { Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetStanding } from '../rows/standing.rows.js';

/**
 * The reason why a member may not draw. They are banned, they run the shop, or they chose a pause. Or a payment is in dispute,
 * a debt is open, or their balances differ from the event log (`frozen`).
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
 * Finds which of the members may not draw, and why. The result is exact for callers that hold the locks of their wallets,
 * because every bar is set under the same lock.
 */
export const findBarred = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Bar>> => {
  const rows = await tx.read<{ member_id: string; bar: Bar }>('members-barred', BARRED, [memberIds, tx.now]);
  return new Map(rows.map((row) => [row.member_id, row.bar]));
};

/** Finds which of the members may not use the shop; exact under the same lock as `findBarred`. */
export const findBanned = async (tx: StoreTransaction, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const barred = await findBarred(tx, memberIds);
  return new Set([...barred].flatMap(([memberId, bar]) => (bar === 'banned' ? [memberId] : [])));
};

/**
 * Returns why a member may neither decide on cards nor spend anything, or null if they may. Exact under the same lock as
 * `findBarred`.
 */
export const findBar = async (tx: StoreTransaction, memberId: string): Promise<'banned' | 'frozen' | null> => {
  const bar = (await findBarred(tx, [memberId])).get(memberId);
  return bar === 'banned' || bar === 'frozen' ? bar : null;
};

/** Returns why a member may not exchange cards or points, or null if they may. Also bars an operator's own account. */
export const findExchangeBar = async (
  tx: StoreTransaction,
  memberId: string,
): Promise<'banned' | 'frozen' | 'operator' | null> => {
  const bar = (await findBarred(tx, [memberId])).get(memberId);
  return bar === 'banned' || bar === 'frozen' || bar === 'operator' ? bar : null;
};

/**
 * Finds which of the members have balances that differ from the event log; exact under the same lock as `findBarred`.
 */
export const findFrozen = async (tx: StoreTransaction, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const barred = await findBarred(tx, memberIds);
  return new Set([...barred].flatMap(([memberId, bar]) => (bar === 'frozen' ? [memberId] : [])));
};

/**
 * Freezes members whose balances differ from the event log: they can neither draw, decide nor receive parcels. The transaction
 * holds the locks of their wallets and parcels.
 */
export const freezeMembers = (tx: StoreTransaction, memberIds: readonly string[]): void =>
  tx.write('members-freeze', FREEZE, [memberIds, tx.now]);

/** Unfreezes a member whose balances an operator has found correct again, under the same locks. */
export const endFreeze = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-thaw', THAW, [memberId]);
  forgetStanding(tx, memberId);
};

/**
 * Changes what a member owes the shop, in a transaction that has locked their wallet. @param change negative to reduce the debt
 */
export const changeOwed = (tx: StoreTransaction, memberId: string, change: Yen): void => {
  if (change > 0) tx.write('members-owe', OWE, [memberId, change]);
  if (change >= 0) return;
  tx.write('members-owe-less', OWE_LESS, [memberId, -change]);
  forgetStanding(tx, memberId);
};

/**
 * Returns the lock of a member's unsent parcels. It is held when a parcel is handed over and when a dispute begins or ends.
 */
export const lockOfParcels = (memberId: string): string => `parcels-of-${memberId}`;

/**
 * Returns an SQL condition that is true when the member's parcels are held back. A payment is in dispute or lost and not
 * settled, or the member is frozen.
 *
 * @param memberId the column that names the member
 */
export const hasHeldParcels = (memberId: string): string =>
  `exists (select from members.standing s where s.member_id = ${memberId} and (s.disputes > 0 or s.frozen_at is not null))`;

/**
 * Records that one more payment of a member is in dispute, or was lost and is not settled. The transaction has locked their
 * wallet and parcels.
 */
export const openDispute = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-dispute', DISPUTE, [memberId]);

/** Records that one dispute less is open, under the same locks. */
export const endDispute = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-dispute-ended', DISPUTE_ENDED, [memberId]);
  forgetStanding(tx, memberId);
};

/**
 * Finds which of the members have their parcels held back; exact under the lock of their parcels. The conditions are those of
 * `hasHeldParcels`.
 */
export const findHeldParcels = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ member_id: string }>('members-parcels-held', HELD, [memberIds]);
  return new Set(rows.map((row) => row.member_id));
};
