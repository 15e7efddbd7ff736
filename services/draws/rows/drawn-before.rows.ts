import type { StoreTransaction } from '../../platform/store/transaction.js';

const CARRY = `insert into draws.drawn_before as b (member_id, pack_id, cards, last_at)
  select $1::uuid, pack_id, sum(cardinality(prizes) - extras), max(drawn_at) from draws.draws
    where limited and member_id = any($2::uuid[]) group by pack_id
  on conflict (member_id, pack_id) do update set cards = b.cards + excluded.cards,
    last_at = greatest(b.last_at, excluded.last_at)`;

/** Counts draws of limited packs in closed accounts as the member's own. Call it once for each account. */
export const carryDrawn = (tx: StoreTransaction, memberId: string, formerIds: readonly string[]): void =>
  tx.write('draws-carry-drawn', CARRY, [memberId, formerIds]);

/** SQL of the draws of limited packs that count for a member: their own and those of their closed accounts. */
export const DRAWN_OF_LIMITED = `(select member_id, pack_id, cardinality(prizes) - extras as cards, drawn_at as last_at
    from draws.draws where limited
  union all select member_id, pack_id, cards, last_at from draws.drawn_before) d`;
