import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { RankKept } from '../streams/rank.events.js';

const KEEP = 'insert into ranks.kept (member_id, month, rank_id) values ($1, $2, $3)';

/** Remembers that a member has kept a rank, in the commit of the fact. */
export const saveKept = (tx: StoreTransaction, { memberId, month, rankId }: RankKept['data']): void =>
  tx.write('ranks-keep', KEEP, [memberId, month, rankId]);
