import type { StoreTransaction } from '../../platform/store/transaction.js';

const BANNED = 'select member_id from members.standing where member_id = any($1::uuid[])';

/**
 * Those of some members who may not use the shop. Exact for callers that hold the locks of their wallets: a ban takes
 * them too, so that whichever commits first counts.
 */
export const bannedAmong = async (tx: StoreTransaction, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ member_id: string }>('members-banned', BANNED, [memberIds]);
  return new Set(rows.map((row) => row.member_id));
};
