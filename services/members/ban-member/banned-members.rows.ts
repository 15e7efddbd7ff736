import type { Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Why a member may not draw: barred from the shop, or with something to settle first. */
export type Bar = 'banned' | 'owes';

const BARRED =
  'select member_id, banned_at is not null as banned from members.standing where member_id = any($1::uuid[])';
const OWE = `insert into members.standing as s (member_id, owed_yen) values ($1, $2)
  on conflict (member_id) do update set owed_yen = s.owed_yen + excluded.owed_yen`;
const OWE_LESS = 'update members.standing set owed_yen = owed_yen - $2 where member_id = $1';
const FORGET = 'delete from members.standing where member_id = $1 and banned_at is null and owed_yen = 0';

/**
 * Those of some members who may not draw, and why. Exact for callers that hold the locks of their wallets: whatever bars
 * a member takes them too, so that whichever commits first counts.
 */
export const barredAmong = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Bar>> => {
  const rows = await tx.read<{ member_id: string; banned: boolean }>('members-barred', BARRED, [memberIds]);
  return new Map(rows.map((row) => [row.member_id, row.banned ? 'banned' : 'owes']));
};

/** Those of some members who may not use the shop; exact as `barredAmong`. */
export const bannedAmong = async (tx: StoreTransaction, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const barred = await barredAmong(tx, memberIds);
  return new Set([...barred].flatMap(([memberId, bar]) => (bar === 'banned' ? [memberId] : [])));
};

/** Changes what a member owes the shop, in a transaction that has locked their wallet. @param change less, below zero */
export const changeOwed = (tx: StoreTransaction, memberId: string, change: Yen): void => {
  if (change > 0) tx.write('members-owe', OWE, [memberId, change]);
  if (change >= 0) return;
  tx.write('members-owe-less', OWE_LESS, [memberId, -change]);
  tx.write('members-forget-standing', FORGET, [memberId]);
};
