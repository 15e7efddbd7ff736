import type { Pool, PoolClient } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { lockKeyOf } from '../concurrency/stream-lock.js';
import { insideTransaction } from '../database/open-transaction.js';
import { enrolConsumer, removeConsumer, waitForPosition } from '../feed/checkpoints.js';
import { deleteParked, handOverParked } from '../feed/dead-letters.js';
import type { Feed } from '../feed/feed.js';
import { describeError } from '../observability/described-error.js';
import { project } from './projection-reader.js';
import { acceptanceOf, compareTables, SumsMovedError } from './rebuild-changes.js';

/** Distance from the end of the log at which the live table is locked for the switch. */
const NEAR = 2000;
const BATCH = 2000;

const BEGIN = `insert into store.rebuilds (reader, started_at) values ($1, $2)
  on conflict (reader) do update set started_at = excluded.started_at, reached = 0, head = 0, ended_at = null, error = null,
    changes = null`;
const REACH = 'update store.rebuilds set reached = $2, head = $3 where reader = $1';
const END = 'update store.rebuilds set ended_at = $2, error = $3, changes = $4 where reader = $1';

const nextNameOf = (table: string): string => `${table}__next`;

/** Returns the projection with the names of the new tables. */
const nextOf = (projection: AnyProjection): AnyProjection => ({
  ...projection,
  table: nextNameOf(projection.table),
  ...(projection.sums && { sums: { ...projection.sums, table: nextNameOf(projection.sums.table) } }),
});

/** Returns the tables of a read model, `schema.table`. */
export const tablesOf = ({ table, sums }: AnyProjection): string[] => (sums ? [table, sums.table] : [table]);

/** Thrown if the read model is already being rebuilt. */
export class RebuildInProgressError extends Error {}

/** Returns the key of the advisory lock that a rebuild holds until its connection closes. */
export const rebuildLockOf = (name: string): string => String(lockKeyOf(`rebuild ${name}`));

/** Called after each batch with the number reached and the end of the log. */
type OnProgress = (reached: number, head: number) => void;

/**
 * Rebuilds a read model from the whole log while the live one serves. Each read model has one rebuild at a time, with its
 * progress in `store.rebuilds`.
 */
export class Rebuild {
  private readonly next: AnyProjection;
  private readonly reader: string;

  private constructor(
    private readonly pool: Pool,
    private readonly client: PoolClient,
    private readonly clock: Clock,
    private readonly projection: AnyProjection,
  ) {
    this.next = nextOf(projection);
    this.reader = `${projection.name}@next`;
  }

  /** Starts a rebuild. @throws RebuildInProgressError if one is running */
  static async begin(pool: Pool, clock: Clock, projection: AnyProjection): Promise<Rebuild> {
    const client = await pool.connect();
    try {
      const lock = 'select pg_try_advisory_lock($1) as alone';
      const { alone } = (await client.query(lock, [rebuildLockOf(projection.name)])).rows[0];
      if (!alone) throw new RebuildInProgressError(`${projection.name} is being built anew by another`);
      await client.query(BEGIN, [projection.name, clock.now()]);
      return new Rebuild(pool, client, clock, projection);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /**
   * Builds the new table and switches to it in one transaction. It may be called once.
   *
   * @param accepted the token of the changes that an owner has accepted, by `acceptanceOf`
   * @param signal aborts the rebuild and keeps the live table
   * @throws SumsMovedError if sums of money would change and no owner has accepted it
   */
  async run(
    feed: Feed,
    onProgress: OnProgress = () => undefined,
    accepted?: string,
    signal?: AbortSignal,
  ): Promise<void> {
    try {
      await this.prepare();
      await this.fill(feed, onProgress, signal);
      await this.switch(feed, accepted);
    } catch (error) {
      const { name } = this.projection;
      const changes = error instanceof SumsMovedError ? error.changes : null;
      await this.pool.query(END, [name, this.clock.now(), describeError(error), changes]).catch(() => undefined);
      throw error;
    } finally {
      await this.letGo();
    }
  }

  /** Releases the lock at once; the end of the connection would release it later. */
  private async letGo(): Promise<void> {
    const unlock = `rollback; select pg_advisory_unlock(${rebuildLockOf(this.projection.name)})`;
    await this.client.query(unlock).catch(() => undefined);
    this.client.release(true);
  }

  private async prepare(): Promise<void> {
    const { client, reader, projection, pool } = this;
    for (const table of tablesOf(projection)) {
      await client.query(`drop table if exists ${nextNameOf(table)}`);
      await client.query(`create table ${nextNameOf(table)} (like ${table} including all)`);
    }
    await removeConsumer(client, reader);
    await deleteParked(client, reader);
    await enrolConsumer(pool, reader, this.clock.now());
    await enrolConsumer(pool, projection.name, this.clock.now());
  }

  private async fill(feed: Feed, onProgress: OnProgress, signal?: AbortSignal): Promise<void> {
    const { client, projection } = this;
    for (let reached = 0, head = NEAR; head - reached >= NEAR; ) {
      signal?.throwIfAborted();
      await client.query('begin');
      reached = await this.projectOn(feed, this.next, this.reader);
      head = await feed.head();
      await client.query(REACH, [projection.name, reached, head]);
      await client.query('commit');
      onProgress(reached, head);
    }
  }

  private async switch(feed: Feed, accepted: string | undefined): Promise<void> {
    const { client, projection, reader, next } = this;
    await client.query('begin');
    // The live projector waits here, and continues in the new table at the number that it has reached.
    await waitForPosition(client, projection.name);
    // Both tables are brought to one number, because only then can they be compared.
    for (let live = -1, reached = -2; live !== reached; )
      [reached, live] = [
        await this.projectOn(feed, next, reader),
        await this.projectOn(feed, projection, projection.name),
      ];
    const changes = await compareTables(client, projection, next);
    if (projection.isLedger && Object.keys(changes).length > 0 && acceptanceOf(changes) !== accepted)
      throw new SumsMovedError(changes);
    for (const table of tablesOf(projection)) {
      await client.query(`drop table ${table}`);
      await client.query(`alter table ${nextNameOf(table)} rename to ${table.split('.')[1]}`);
    }
    const now = this.clock.now();
    await client.query(
      `update store.checkpoints live set seq = n.seq, epoch = n.epoch, xid = n.xid, ordinal = n.ordinal, updated_at = $3
         from store.checkpoints n where live.reader = $1 and n.reader = $2`,
      [projection.name, reader, now],
    );
    await handOverParked(client, reader, projection.name, now);
    await removeConsumer(client, reader);
    await client.query(END, [projection.name, now, null, changes]);
    await client.query('commit');
  }

  /** Folds the next batch. @returns the number reached */
  private async projectOn(feed: Feed, projection: AnyProjection, reader: string): Promise<number> {
    const { client, clock } = this;
    const read = (after: number) => feed.read(after, BATCH, Object.keys(projection.on));
    const foldBatch = () => project(client, clock, projection, { reader, lane: null, read });
    return (await insideTransaction(foldBatch))!.through;
  }
}

/**
 * Rebuilds a read model and waits for the end.
 *
 * @param accepted see `Rebuild.run`
 * @throws RebuildInProgressError if a rebuild is running
 * @throws SumsMovedError see `Rebuild.run`
 */
export const rebuild = async (
  pool: Pool,
  feed: Feed,
  clock: Clock,
  projection: AnyProjection,
  onProgress?: OnProgress,
  accepted?: string,
): Promise<void> => (await Rebuild.begin(pool, clock, projection)).run(feed, onProgress, accepted);
