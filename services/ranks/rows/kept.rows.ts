import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { RankKept } from '../streams/rank.events.js';

const KEEP = 'insert into ranks.kept (member_id, month, rank_id) values ($1, $2, $3)';

/** Saves a kept rank, in the commit of its event. */
export const saveKept = (tx: StoreTransaction, { memberId, month, rankId }: RankKept['data']): void =>
  tx.write('ranks-keep', KEEP, [memberId, month, rankId]);
