import type { DataSource } from 'typeorm';
import { StartupError } from '../startup-error.js';

const MIGRATION_LOCK = 724_201;
const POLL_MS = 250;

/**
 * Runs pending migrations, one process at a time. It polls for the lock, because a blocked `pg_advisory_lock` holds a snapshot.
 * A `create index concurrently` of the winner would wait for that snapshot forever.
 *
 * @throws StartupError if the role of the connection may not run a pending migration
 */
export const migrate = async (dataSource: DataSource): Promise<void> => {
  const lock = dataSource.createQueryRunner();
  try {
    for (;;) {
      const [row] = await lock.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
      if (row.taken) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await dataSource.runMigrations({ transaction: 'each' }).catch(explainPermission);
    await beginEpochAfterRestore(dataSource);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  }
};

const NOT_ALLOWED = '42501';

const explainPermission = (error: Error & { code?: string }): never => {
  if (error.code !== NOT_ALLOWED) throw error;
  throw new StartupError(
    `the database lacks migrations, which DATABASE_URL's role may not make: run bin/migrate.js with DATABASE_OWNER_URL (${error.message})`,
  );
};

/**
 * Begins a new epoch if the log holds transaction ids that this cluster has not reached, as after a dump and restore. Without
 * it, new events would sort before old ones.
 */
const beginEpochAfterRestore = async (dataSource: DataSource): Promise<void> => {
  await dataSource.query(`
    update store.epoch set epoch = epoch + 1
     where exists (
       select from store.events e
        where e.epoch = store.epoch.epoch and e.xid >= pg_snapshot_xmax(pg_current_snapshot())
     )`);
};
