import { rebuildLockOf } from '../../platform/projections/rebuild.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Whether the connection of a rebuild holds its lock, as SQL. @param lock an expression, its key */
export const isRebuildingSql = (lock: string): string => `exists (
      select from pg_locks l
       where l.locktype = 'advisory' and l.granted and l.objsubid = 1
         and l.database = (select oid from pg_database where datname = current_database())
         and (l.classid::bigint << 32 | l.objid::bigint) = ${lock})`;

const LOOK = `select ${isRebuildingSql('$1::bigint')} as "isRebuilding"`;

/** Whether a read model is being made anew, in whatever process. */
export const isRebuilding = async (tx: StoreTransaction, reader: string): Promise<boolean> =>
  (await tx.read<{ isRebuilding: boolean }>('monitoring-is-rebuilding', LOOK, [rebuildLockOf(reader)]))[0]!
    .isRebuilding;
