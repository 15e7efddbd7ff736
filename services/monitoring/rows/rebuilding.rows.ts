import { rebuildLockOf } from '../../platform/projections/rebuild.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/**
 * Returns an SQL condition that is true while the connection of a rebuild holds its lock.
 *
 * @param lock an SQL expression for the key of the lock
 */
export const isRebuildingSql = (lock: string): string => `exists (
      select from pg_locks l
       where l.locktype = 'advisory' and l.granted and l.objsubid = 1
         and l.database = (select oid from pg_database where datname = current_database())
         and (l.classid::bigint << 32 | l.objid::bigint) = ${lock})`;

const LOOK = `select ${isRebuildingSql('$1::bigint')} as "isRebuilding"`;

/** Checks whether a rebuild of a read model is running, in any process. */
export const isRebuilding = async (tx: StoreTransaction, reader: string): Promise<boolean> =>
  (await tx.read<{ isRebuilding: boolean }>('monitoring-is-rebuilding', LOOK, [rebuildLockOf(reader)]))[0]!
    .isRebuilding;
