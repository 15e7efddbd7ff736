import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareStore, buildNoted, type LogRow, versionOf } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import { newId } from '../../kernel/ids.js';
import { Sequencer } from './sequencer.js';

const WRITERS = 24;
const STREAMS = 40;
const FOR_MS = 12_000;
/** Minimum counts, which a slow machine needs more time to reach. */
const COMMITTED = 200;
const ROLLED_BACK = 20;

/** A trigger on deadlines, which are written after the events: it delays the transaction or fails it. */
const LINGER = `
  create function store.linger() returns trigger language plpgsql as $$
    begin
      if new.ref = 'never' then raise exception 'too late'; end if;
      perform pg_sleep(new.ref::integer / 1000.0);
      return null;
    end $$;
  create trigger linger before insert on store.deadlines for each row execute function store.linger()`;

const CHAIN = `select l.hash, l.seq, e.stream_id, e.stream_version, e.event_id, e.type, e.schema_version, e.partition_key,
    e.data::text as data, e.actor, e.correlation_id, e.causation_id, e.effective_at, e.recorded_at
  from store.event_log l join store.events e using (epoch, xid, ordinal) order by l.seq`;

interface ChainRow {
  readonly hash: Buffer;
  readonly seq: number;
  readonly data: string;
}

/** Returns the first number with a wrong hash; null for an intact chain. */
const firstBroken = (rows: readonly ChainRow[]): number | null => {
  let link = createHash('sha256').update('oripa-log/1').digest();
  for (const { hash, ...event } of rows) {
    link = createHash('sha256')
      .update(link)
      .update(JSON.stringify(Object.values(event)))
      .digest();
    if (!link.equals(hash)) return event.seq;
  }
  return null;
};

const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);
const chance = (percent: number): boolean => Math.random() * 100 < percent;
const someStreams = (): string[] => [...new Set(Array.from({ length: upTo(5) }, () => `stream-${upTo(STREAMS)}`))];

describe(`the log under ${WRITERS} writers`, () => {
  let bare: BareStore;
  /** The number of events that each command committed. */
  const committed = new Map<string, number>();
  const followed: { seq: number; eventId: string }[] = [];
  let rolledBack = 0;
  let log: LogRow[];

  const write = async (): Promise<void> => {
    const streams = someStreams();
    const commandId = newId(new Date());
    let events = 0;
    const writing = bare.store.transact(streams, async (tx) => {
      for (const streamId of streams) {
        const facts = Array.from({ length: upTo(3) }, () => buildNoted({ commandId }));
        const append = { streamId, expectedVersion: await versionOf(tx, streamId), partitionKey: streamId };
        tx.append({ commandId, actor: 'test' }, { ...append, events: facts });
        events += facts.length;
      }
      if (chance(10)) throw new Error('thought better of it');
      const ref = chance(10) ? 'never' : String(chance(30) ? upTo(8) : 0);
      if (ref !== '0') tx.setDeadline({ kind: 'linger', streamId: commandId, ref, owner: '', dueAt: tx.now });
    });
    await writing.then(
      () => committed.set(commandId, events),
      (error) => {
        if (!/thought better|too late/.test(error.message)) throw error;
        rolledBack += 1;
      },
    );
  };

  /** Keeps a transaction open on a connection that never uses the log. */
  const dawdle = async (): Promise<void> => {
    const client = await bare.pool.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id(), pg_sleep(0.2)');
    await client.query('commit');
    client.release();
  };

  const follow = async (from: number): Promise<number> => {
    const { events, through } = await bare.feed.read(from, 200, ['Noted']);
    followed.push(...events);
    return through;
  };

  beforeAll(async () => {
    bare = await BareStore.open('stress', WRITERS + 6);
    await bare.pool.query(LINGER);
    const sequencer = new Sequencer(bare.pool, bare.store);
    sequencer.start();
    const end = Date.now() + FOR_MS;
    const untilEnd = async (step: () => Promise<unknown>) => {
      while (Date.now() < end || committed.size <= COMMITTED || rolledBack <= ROLLED_BACK) await step();
    };
    let reached = 0;
    const reading = untilEnd(async () => {
      reached = await follow(reached);
    });
    await Promise.all([...Array.from({ length: WRITERS }, () => untilEnd(write)), untilEnd(dawdle), reading]);
    await bare.sequenced();
    await waitUntil('the reader has caught up', async () => {
      reached = await follow(reached);
      return reached === (await bare.feed.head());
    });
    await sequencer.stop();
    log = await bare.log();
  }, FOR_MS + 60_000);
  afterAll(() => bare.close());

  it('sees commits, rollbacks, and failures after the insert', () => {
    expect(committed.size).toBeGreaterThan(COMMITTED);
    expect(rolledBack).toBeGreaterThan(ROLLED_BACK);
  });

  it('holds each committed event once and no other, numbered without gaps', async () => {
    expect(log.map((row) => row.seq)).toEqual(log.map((_, i) => i + 1));
    expect(new Set(log.map((row) => row.event_id)).size).toBe(log.length);
    const { rows } = await bare.pool.query(
      'select correlation_id, count(*) as n from store.events group by correlation_id',
    );
    expect(new Map(rows.map((row) => [row.correlation_id, row.n]))).toEqual(committed);
    expect(log).toHaveLength([...committed.values()].reduce((sum, n) => sum + n, 0));
  });

  it('keeps the order within each stream', () => {
    const at = new Map<string, number>();
    const outOfOrder = log.filter(({ stream_id, stream_version }) => {
      const expected = (at.get(stream_id) ?? 0) + 1;
      at.set(stream_id, stream_version);
      return stream_version !== expected;
    });
    expect(outOfOrder).toEqual([]);
  });

  it('reaches a live consumer with each event once and in order', () => {
    expect(followed.map((event) => [event.seq, event.eventId])).toEqual(log.map((row) => [row.seq, row.event_id]));
  });

  it('forms one hash chain that reveals a changed byte at its number', async () => {
    const { rows } = await bare.pool.query<ChainRow>(CHAIN);
    expect(firstBroken(rows)).toBeNull();
    for (const at of [0, Math.floor(rows.length / 2), rows.length - 1]) {
      const data = rows[at]!.data.replace('{', '[');
      expect(firstBroken(rows.with(at, { ...rows[at]!, data }))).toBe(at + 1);
    }
  });
});
