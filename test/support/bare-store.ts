import type { Pool } from 'pg';
import type { DomainEvent, RecordedEvent } from '../../services/kernel/event.js';
import { newId } from '../../services/kernel/ids.js';
import { lockKeyOf } from '../../services/platform/concurrency/stream-lock.js';
import { createDataSource } from '../../services/platform/database/data-source.js';
import { Database } from '../../services/platform/database/database.js';
import { PostgresFeed } from '../../services/platform/feed/feed.postgres.js';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '../../services/platform/store/event-row.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import type { StoreTransaction } from '../../services/platform/store/transaction.js';
import { TestClock } from './test-clock.js';
import { waitUntil } from './until.js';

/** An event of the log with its number. */
export interface LogRow {
  readonly seq: number;
  readonly stream_id: string;
  readonly stream_version: number;
  readonly event_id: string;
  readonly type: string;
}

const LOG = `select l.seq, e.stream_id, e.stream_version, e.event_id, e.type
  from store.event_log l left join store.events e using (epoch, xid, ordinal) order by l.seq`;
const FACTS = `select ${EVENT_COLUMNS('e')} from store.events e where e.stream_id = $1 order by e.stream_version`;
const HOLDER = `select l.pid, a.application_name as "of" from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint << 32 | l.objid::bigint) = $1::bigint`;

export const buildNoted = (data: object = {}): DomainEvent => ({ type: 'Noted', data });

/** Returns the present version of a stream, read in the transaction that appends to it. */
export const versionOf = async (tx: StoreTransaction, streamId: string): Promise<number> => {
  const text = 'select coalesce(max(stream_version), 0)::int as version from store.events where stream_id = $1';
  return (await tx.read<{ version: number }>('test-version', text, [streamId]))[0]!.version;
};

/** A process with the store and nothing else of the shop, on the test's own database. */
export class BareStore {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly feed: PostgresFeed;
  private readonly held: (() => Promise<void>)[] = [];

  private constructor(
    readonly database: Database,
    readonly clock: TestClock,
  ) {
    this.pool = database.pool;
    this.store = new EventStore(this.pool, clock);
    this.feed = new PostgresFeed(this.pool, this.store.signals);
  }

  /** @param process PostgreSQL's name of its connections */
  static async open(process = 'bare', poolSize = 10, clock = new TestClock()): Promise<BareStore> {
    const url = new URL(globalThis.process.env.DATABASE_URL!);
    url.searchParams.set('application_name', process);
    return new BareStore(new Database(await createDataSource(url.href, [], poolSize).initialize()), clock);
  }

  /** Appends events to a stream. */
  append(streamId: string, ...events: DomainEvent[]): Promise<void> {
    return this.store.transact([streamId], async (tx) => {
      const expectedVersion = await versionOf(tx, streamId);
      const context = { commandId: newId(this.clock.now()), actor: 'test' };
      tx.append(context, { streamId, expectedVersion, partitionKey: streamId, events });
    });
  }

  /** Returns the events of a stream as recorded. */
  async factsOf(streamId: string): Promise<RecordedEvent[]> {
    return (await this.pool.query<EventRow>(FACTS, [streamId])).rows.map(toRecordedEvent);
  }

  /** Holds the locks of streams, as a running command does, until `letGo`. */
  async hold(...streamIds: string[]): Promise<void> {
    let isHeld = false;
    let letGo = false;
    const holding = this.store.transact(streamIds, async (tx) => {
      isHeld = true;
      while (!letGo) await tx.read('test-hold', 'select pg_sleep(0.02)', []);
    });
    this.held.push(() => {
      letGo = true;
      return holding;
    });
    await Promise.race([holding, waitUntil('the streams are held', () => isHeld)]);
  }

  /** Releases all held locks. */
  async letGo(): Promise<void> {
    await Promise.all(this.held.splice(0).map((end) => end()));
  }

  async log(): Promise<LogRow[]> {
    return (await this.pool.query<LogRow>(LOG)).rows;
  }

  async count(table: string): Promise<number> {
    return (await this.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]!.n;
  }

  /** Waits until every event has a number. */
  async sequenced(): Promise<void> {
    await waitUntil(
      'every event has its number',
      async () => (await this.count('store.events')) === (await this.feed.head()),
    );
  }

  /** Returns the connection that leads under this name, and its owner. */
  async leaderOf(name: string): Promise<{ pid: number; of: string } | undefined> {
    return (await this.pool.query(HOLDER, [String(lockKeyOf(name))])).rows[0];
  }

  async kill(pid: number): Promise<void> {
    await this.pool.query('select pg_terminate_backend($1)', [pid]);
  }

  close(): Promise<void> {
    return this.database.dataSource.destroy();
  }
}
