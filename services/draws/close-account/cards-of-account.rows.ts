import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDECIDED = `select coalesce(sum(undecided), 0)::int as cards from draws.draws where member_id = $1 and undecided > 0`;

/** Returns the number of a member's undecided cards. Exact under the lock of their wallet. */
export const undecidedCardsOf = async (tx: StoreTransaction, memberId: string): Promise<number> =>
  (await tx.read<{ cards: number }>('draws-undecided-cards-of', UNDECIDED, [memberId]))[0]!.cards;

const DRAWS = 'select draw_id as id from draws.draws where member_id = $1 and undecided > 0';

/** Returns a member's draws with undecided cards. Exact under the same lock. */
export const undecidedDrawsOf = async (tx: StoreTransaction, memberId: string): Promise<string[]> =>
  (await tx.read<{ id: string }>('draws-undecided-draws-of', DRAWS, [memberId])).map(({ id }) => id);
