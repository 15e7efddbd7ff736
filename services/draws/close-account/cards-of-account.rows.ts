import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDECIDED = `select coalesce(sum(undecided), 0)::int as cards from draws.draws where member_id = $1 and undecided > 0`;

/** How many cards a member has not decided on; exact under the lock of their wallet. */
export const undecidedCardsOf = async (tx: StoreTransaction, memberId: string): Promise<number> =>
  (await tx.read<{ cards: number }>('draws-undecided-cards-of', UNDECIDED, [memberId]))[0]!.cards;
