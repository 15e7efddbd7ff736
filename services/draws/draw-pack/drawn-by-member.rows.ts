import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Terms } from '../streams/offer.js';

const DRAWN = `select member_id, sum(cardinality(prizes)) as drawn from draws.draws
  where limited and pack_id = $1 and member_id = any($2::uuid[]) group by member_id`;

/** Cards of a pack that each member has drawn so far; asked only of packs with a limit for each member. */
export const drawnByMember = async (
  tx: StoreTransaction,
  terms: Terms,
  memberIds: readonly string[],
): Promise<Map<string, number>> => {
  if (terms.canLimit === 0) return new Map();
  const rows = await tx.read<{ member_id: string; drawn: number }>('draws-by-member', DRAWN, [terms.packId, memberIds]);
  return new Map(rows.map((row) => [row.member_id, row.drawn]));
};
