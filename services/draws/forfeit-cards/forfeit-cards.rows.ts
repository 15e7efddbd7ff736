import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDECIDED = `select draw_id from draws.draws where member_id = $1 and undecided > 0 order by drawn_at, draw_id`;

/** Returns a member's draws with undecided cards, the oldest first. */
export const undecidedDrawsOf = async (tx: StoreTransaction, memberId: string): Promise<string[]> => {
  const rows = await tx.read<{ draw_id: string }>('draws-undecided-of', UNDECIDED, [memberId]);
  return rows.map((row) => row.draw_id);
};
