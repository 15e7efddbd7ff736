import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDECIDED = 'select draw_id, undecided from draws.draws where draw_id = any($1::uuid[])';

/** Counts the undecided cards of each draw. */
export const countUndecided = async (
  tx: StoreTransaction,
  drawIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await tx.read<{ draw_id: string; undecided: number }>('draws-undecided-cards', UNDECIDED, [drawIds]);
  return new Map(rows.map((row) => [row.draw_id, row.undecided]));
};
