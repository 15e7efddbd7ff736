import type { StoreTransaction } from '../../platform/store/transaction.js';
import { DRAWN_OF_LIMITED } from '../rows/drawn-before.rows.js';
import type { DrawnBefore } from '../streams/buyer-rules.js';
import type { Terms } from '../streams/offer.js';

export const NOTHING_DRAWN: DrawnBefore = { cards: 0, lastAt: null };

const DRAWN = `select member_id, sum(cards) as cards, max(last_at) as "lastAt" from ${DRAWN_OF_LIMITED}
  where pack_id = $1 and member_id = any($2::uuid[]) group by member_id`;

/** Returns true if the pack counts a member's earlier draws. */
export const isCountingDraws = ({ canLimit, rules }: Pick<Terms, 'canLimit' | 'rules'>): boolean =>
  canLimit > 0 || rules.onceADay;

/** Counts each member's draws from a pack, including those of closed accounts. Only packs with a limit use it. */
export const loadDrawnByMember = async (
  tx: StoreTransaction,
  terms: Terms,
  memberIds: readonly string[],
): Promise<Map<string, DrawnBefore>> => {
  if (!isCountingDraws(terms)) return new Map();
  const rows = await tx.read<DrawnBefore & { member_id: string }>('draws-by-member', DRAWN, [terms.packId, memberIds]);
  return new Map(rows.map(({ member_id, ...drawn }) => [member_id, drawn]));
};
