import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { laneOf } from '../../kernel/lane.js';
import { SharedWork } from '../concurrency/event-loop.js';
import { Heartbeat } from '../concurrency/heartbeat.js';
import { Leader } from '../concurrency/leader.js';
import { Loop } from '../concurrency/loop.js';
import { passFailpoint } from '../failpoint.js';
import { EVENT_COLUMNS, type EventRow } from './event-row.js';
import type { EventStore } from './event-store.js';

const BATCH = 1000;
const POLL_MIN_MS = 25;
const POLL_MAX_MS = 100;
/** Characters to hash before the event loop gets a turn. A draw of 3,000 cards has thousands. */
const CHARACTERS_OF_A_TURN = 250_000;

interface PlacedRow extends EventRow {
  epoch: number;
  xid: string;
  ordinal: number;
}

interface Cursor {
  leader: number;
  epoch: number;
  xid: string;
  ordinal: number;
  seq: number;
  hash: Buffer;
}

/** Selects safe events: those of an earlier epoch, or older than every open transaction. */
const READ = `select ${EVENT_COLUMNS('e')}, e.epoch, e.xid::text as xid, e.ordinal
  from store.events e
 where (e.epoch, e.xid, e.ordinal) > ($1, $2::xid8, $3)
   and (e.epoch < (select epoch from store.epoch) or e.xid < pg_snapshot_xmin(pg_current_snapshot()))
 order by e.epoch, e.xid, e.ordinal limit ${BATCH}`;

const WRITE = `with moved as (
    update store.sequencer set epoch = $3, xid = $4::xid8, ordinal = $5, seq = $6, hash = $7
     where leader = $1 and seq = $2 returning seq)
  insert into store.event_log (seq, epoch, xid, ordinal, type, lane, hash)
  select u.* from unnest($8::bigint[], $9::int[], $10::xid8[], $11::int[], $12::text[], $13::smallint[], $14::bytea[]) u
   where exists (select from moved)`;

/** Formats the line of an event in the hash chain: all stored fields, in the order of the columns. */
export const formatChainLine = (seq: number, row: EventRow): string =>
  JSON.stringify([
    seq,
    row.stream_id,
    row.stream_version,
    row.event_id,
    row.type,
    row.schema_version,
    row.partition_key,
    row.data,
    row.actor,
    row.correlation_id,
    row.causation_id,
    row.effective_at.toISOString(),
    row.recorded_at.toISOString(),
  ]);

/** The link before the first event: h_0 = SHA-256("oripa-log/1"). */
export const BEGINNING_OF_CHAIN = createHash('sha256').update('oripa-log/1').digest();

/** Computes the next link of the chain: h_n = SHA-256(h_{n-1} ‖ line_n). */
export const computeNextLink = (previous: Buffer, line: string): Buffer =>
  createHash('sha256').update(previous).update(line).digest();

/**
 * Assigns each safe event its number in the log, without gaps, and chains it by SHA-256. One leader is active. Its cursor is
 * fenced, so that a former leader that wakes up late writes nothing.
 */
export class Sequencer {
  private readonly leader: Leader;
  private readonly loop: Loop;
  private readonly heartbeat = new Heartbeat('sequencer');
  private cursor: Cursor | undefined;

  constructor(
    pool: Pool,
    private readonly store: EventStore,
  ) {
    this.leader = new Leader(pool, 'sequencer');
    this.loop = new Loop('Sequencer', () => this.advance(), POLL_MIN_MS, POLL_MAX_MS);
  }

  start(): void {
    this.store.signals.on('appended', this.loop.wake);
    this.loop.start();
  }

  async stop(): Promise<void> {
    this.store.signals.off('appended', this.loop.wake);
    await this.loop.stop();
    this.leader.resign();
  }

  /** Numbers one batch. Returns true if it was full, so that more may wait. */
  private async advance(): Promise<boolean> {
    const led = await this.leader.lead();
    if (!led) return false;
    try {
      if (led.taken || !this.cursor) this.cursor = await takeOver(led.client);
      const isFull = await this.number(led.client, this.cursor);
      await this.heartbeat.beat(led.client);
      return isFull;
    } catch (error) {
      this.cursor = undefined;
      this.leader.resign();
      throw error;
    }
  }

  private async number(client: PoolClient, at: Cursor): Promise<boolean> {
    const { rows } = await client.query<PlacedRow>({
      name: 'sequencer-read',
      text: READ,
      values: [at.epoch, at.xid, at.ordinal],
    });
    const last = rows.at(-1);
    if (!last) return false;
    const hashes = await linksOf(at, rows);
    const hash = hashes.at(-1)!;
    const next: Cursor = {
      ...at,
      epoch: last.epoch,
      xid: last.xid,
      ordinal: last.ordinal,
      seq: at.seq + rows.length,
      hash,
    };
    const { rowCount } = await client.query({
      name: 'sequencer-write',
      text: WRITE,
      values: [
        at.leader,
        at.seq,
        next.epoch,
        next.xid,
        next.ordinal,
        next.seq,
        next.hash,
        rows.map((_, i) => at.seq + i + 1),
        rows.map((r) => r.epoch),
        rows.map((r) => r.xid),
        rows.map((r) => r.ordinal),
        rows.map((r) => r.type),
        rows.map((r) => laneOf(r.partition_key)),
        hashes,
      ],
    });
    if (rowCount !== rows.length) throw new Error('another sequencer has taken over');
    passFailpoint('after-numbers');
    this.cursor = next;
    this.store.signals.emit(
      'sequenced',
      rows.map((row, i) =>
        Object.assign(row, {
          seq: at.seq + i + 1,
          hash: hashes[i]!.toString('hex'),
          previousHash: (hashes[i - 1] ?? at.hash).toString('hex'),
        }),
      ),
    );
    return rows.length === BATCH;
  }
}

/** Returns the links that follow the cursor, one per row. */
const linksOf = async (at: Cursor, rows: readonly EventRow[]): Promise<Buffer[]> => {
  const work = new SharedWork(CHARACTERS_OF_A_TURN);
  const hashes: Buffer[] = [];
  let { hash } = at;
  for (const [i, row] of rows.entries()) {
    hash = computeNextLink(hash, formatChainLine(at.seq + i + 1, row));
    hashes.push(hash);
    await work.record(row.data.length);
  }
  return hashes;
};

const takeOver = async (client: PoolClient): Promise<Cursor> => {
  const { rows } = await client.query<Cursor>(
    `update store.sequencer set leader = leader + 1
     returning leader, epoch, xid::text as xid, ordinal, seq, hash`,
  );
  return rows[0]!;
};
