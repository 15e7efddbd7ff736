import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore } from '../../../test/support/bare-store.js';
import { AT_THE_BARRIER, Barrier } from '../../../test/support/barrier.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { integer, type Projection, text } from '../../kernel/projection.js';
import { enrolConsumer } from '../feed/checkpoints.js';
import { discardParked, letterStreamOf } from '../feed/dead-letters.js';
import { Sequencer } from '../store/sequencer.js';
import { ProjectionReader } from './projection-reader.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';
import { foldRows } from './rows.js';

type Fault = 'thrown by its fold' | 'refused by PostgreSQL';
type Noted = DomainEvent<'Noted', { readonly n: number; readonly fault?: Fault }>;

interface Trail {
  readonly stream: string;
  readonly n: number;
  /** The numbers of events in the order of processing, which reveals skipped, repeated and early ones. */
  readonly trail: string;
}

let bare: BareStore;
let sequencer: Sequencer;
let projection: Projection<Trail, Noted>;
let reader: ProjectionReader;
let isMended: boolean;
/** Counts the attempts to fold each failing event. */
let met: number[];
let tests = 0;

const evolve = (row: Trail | null, { streamId, data }: RecordedEvent<Noted>): Trail => {
  if (data.fault) met.push(data.n);
  const isFault = data.fault !== undefined && !isMended;
  if (isFault && data.fault === 'thrown by its fold') throw new TypeError('no such card');
  const n = Math.max(row?.n ?? 0, isFault ? 2 ** 40 : data.n);
  return { stream: streamId, n, trail: `${row?.trail ?? ''} ${data.n}` };
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('parking');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
});
beforeEach(async () => {
  tests += 1;
  isMended = false;
  met = [];
  projection = {
    name: `trails_${tests}`,
    table: `public.trails_${tests}`,
    key: 'stream',
    columns: { stream: text(), n: integer(), trail: text() },
    on: { Noted: { keys: ({ streamId }) => (streamId.startsWith(`${tests}-`) ? [streamId] : []), evolve } },
  };
  reader = new ProjectionReader(bare.pool, bare.clock, projection);
  await bare.pool.query(`create table ${projection.table} (stream text primary key, n integer, trail text)`);
  await enrolConsumer(bare.pool, projection.name, bare.clock.now());
});
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
});

/** Returns the key of a member of this test. */
const key = (member: string) => `${tests}-${member}`;
const note = (member: string, numbers: readonly number[], fault?: Fault) =>
  bare.append(key(member), ...numbers.map((n) => ({ type: 'Noted', data: { n, ...(fault && { fault }) } })));
const advance = async () => {
  await bare.sequenced();
  for (let isThere = false; !isThere; ) {
    const progress = await reader.advance(null, (seq) => bare.feed.read(seq, 2000, reader.types));
    // Progress is undefined while another process retries parked events.
    isThere = progress !== undefined && progress.after === progress.through;
  }
};
const trails = async (): Promise<Record<string, string>> => {
  const { rows } = await bare.pool.query<Trail>(`select * from ${projection.table} order by stream`);
  return Object.fromEntries(rows.map(({ stream, trail }) => [stream.replace(`${tests}-`, ''), trail.trim()]));
};
/** Folds the log without a table. */
const freshFold = async (): Promise<Record<string, string>> => {
  isMended = true;
  const { events } = await bare.feed.read(0, 1_000_000, ['Noted']);
  const rows = [...foldRows(projection, new Map(), events).values()] as Trail[];
  return Object.fromEntries(rows.map(({ stream, trail }) => [stream.replace(`${tests}-`, ''), trail.trim()]));
};
const letters = async () => {
  const { rows } = await bare.pool.query(
    `select (e.data->>'n')::int as n, d.error, d.attempts, d.outcome from store.dead_letters d
       join store.event_log l using (seq) join store.events e using (epoch, xid, ordinal)
      where d.reader = $1 order by d.seq`,
    [projection.name],
  );
  return rows;
};
const held = (n: number) => ({ n, error: null, attempts: 0, outcome: null });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Appends a failing event between others of one member, and valid events of another. */
const poisoned = async (fault: Fault = 'thrown by its fold') => {
  await note('ill', [1]);
  await note('well', [1]);
  await note('ill', [2], fault);
  await note('well', [2]);
  await note('ill', [3, 4]);
  await advance();
};

describe('a fact that a read model cannot take in', () => {
  it.each([
    ['thrown by its fold', 'TypeError: no such card'],
    ['refused by PostgreSQL', 'error: value "…" is out of range for type integer'],
  ] as const)(
    '(%s) is tried three times and parked with all that follow of its key; others go on',
    async (fault, error) => {
      await poisoned(fault);
      expect(await letters()).toEqual([{ n: 2, error, attempts: 3, outcome: null }, held(3), held(4)]);
      expect(await trails()).toEqual({ ill: '1', well: '1 2' });
      const { rows } = await bare.pool.query('select seq from store.checkpoints where reader = $1', [projection.name]);
      expect(rows[0].seq).toBe(await bare.feed.head());

      await note('ill', [5]);
      await note('well', [3]);
      await advance();
      expect((await letters()).slice(1)).toEqual([held(3), held(4), held(5)]);
      expect(await trails()).toEqual({ ill: '1', well: '1 2 3' });

      met = [];
      await note('also ill', [6], fault);
      await advance();
      expect(met).toEqual([6, 6, 6]);
    },
  );

  it('does not stop the other events of a batch, each processed once', async () => {
    const members = range(1, 40).map((n) => `member ${String(n).padStart(2, '0')}`);
    for (const [i, member] of members.entries())
      await note(member, range(1, 20), i % 13 === 7 ? 'thrown by its fold' : undefined);
    await advance();
    const well = members.filter((_, i) => i % 13 !== 7);
    expect(await trails()).toEqual(Object.fromEntries(well.map((member) => [member, range(1, 20).join(' ')])));
    expect(await letters()).toHaveLength(3 * 20);
  });

  it('folds in order with later events once the error is fixed', async () => {
    await poisoned();
    await note('ill', range(5, 700));
    await advance();
    isMended = true;
    expect(await reader.takeParked(key('ill'))).toBe(0);
    expect((await trails()).ill).toBe(range(1, 700).join(' '));
    expect(new Set((await letters()).map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
    await note('ill', [701]);
    await advance();
    expect(await trails()).toEqual(await freshFold());
  });

  it('stays parked with later events while the error remains', async () => {
    await poisoned();
    const before = await trails();
    expect(await reader.takeParked(key('ill'))).toBe(3);
    expect((await letters()).map(({ attempts }) => attempts)).toEqual([4, 0, 0]);
    expect(await trails()).toEqual(before);
  });

  it('parks again at the next failing event of its key, after the events before', async () => {
    await poisoned();
    await note('ill', [5], 'refused by PostgreSQL');
    await note('ill', [6]);
    await advance();
    await bare.store.transact([letterStreamOf(projection.name, key('ill'))], async (tx) => {
      const [first] = await tx.read<{ seq: number }>(
        'test-first',
        'select min(seq) as seq from store.dead_letters where reader = $1',
        [projection.name],
      );
      discardParked(tx, projection.name, first!.seq);
    });
    expect(await reader.takeParked(key('ill'))).toBe(2);
    expect((await trails()).ill).toBe('1 3 4');
    expect((await letters()).map(({ n, outcome }) => [n, outcome])).toEqual([
      [2, 'discarded'],
      [3, 'taken'],
      [4, 'taken'],
      [5, null],
      [6, null],
    ]);
  });
});

describe('a fault of the moment', () => {
  it.each([
    ['a connection that is killed', 'perform pg_terminate_backend(pg_backend_pid())'],
    ['a deadlock', "raise exception 'deadlock detected' using errcode = '40P01'"],
  ])('(%s) parks nothing, and a retry processes all events', async (_, fault) => {
    const once = `once_${tests}`;
    await bare.pool.query(`
      create sequence ${once};
      create function ${once}() returns trigger language plpgsql as $$
        begin
          if nextval('${once}') = 1 then ${fault}; end if;
          return new;
        end $$;
      create trigger once before insert on ${projection.table} for each row execute function ${once}()`);
    await note('well', [1, 2, 3]);
    await expect(advance()).rejects.toThrow(/terminat|deadlock/i);
    expect(await trails()).toEqual({});
    await advance();
    expect(await letters()).toEqual([]);
    expect(await trails()).toEqual({ well: '1 2 3' });
  });
});

describe('what was parked', () => {
  it('keeps the order when new events of its key arrive during a retry', async () => {
    await poisoned();
    const projector = new Projector(bare.pool, bare.feed, bare.clock, [projection]);
    await projector.start();
    isMended = true;
    for (let n = 5; n < 60; n++) {
      await note('ill', [n]);
      await note('well', [n]);
      if (n % 3 === 0) await reader.takeParked(key('ill'));
    }
    await bare.sequenced();
    const there = 'select from store.checkpoints where reader = $1 and seq = (select seq from store.sequencer)';
    await waitUntil('all is read', async () => (await bare.pool.query(there, [projection.name])).rowCount === 1);
    await projector.stop();
    await reader.takeParked(key('ill'));
    expect(await trails()).toEqual(await freshFold());
    expect((await trails()).ill).toBe(range(1, 59).join(' '));
  });

  it('includes events that are parked during a retry', async () => {
    await poisoned();
    await bare.pool.query(`
      create function stop_${tests}() returns trigger language plpgsql as $$
        begin
          perform ${AT_THE_BARRIER};
          return new;
        end $$;
      create trigger stop before update on ${projection.table} for each row when (new.stream like '%-well')
        execute function stop_${tests}()`);
    isMended = true;
    await note('well', [3]);
    await note('ill', [5]);
    const barrier = await Barrier.close();
    const advancing = advance();
    await barrier.reached();
    const taking = reader.takeParked(key('ill'));
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await waitUntil('the reader that takes up waits too', async () => (await bare.pool.query(waiting)).rowCount === 2);
    await barrier.open();
    expect(await taking).toBe(0);
    await advancing;
    expect(await trails()).toEqual({ ill: '1 2 3 4 5', well: '1 2 3' });
  });
});

describe('a rebuild', () => {
  it('processes parked and discarded events if they succeed', async () => {
    await poisoned();
    await bare.pool.query(
      "update store.dead_letters set closed_at = now(), outcome = 'discarded' where reader = $1 and error is not null",
      [projection.name],
    );
    isMended = true;
    await rebuild(bare.pool, bare.feed, bare.clock, projection);
    expect(await trails()).toEqual(await freshFold());
    expect((await letters()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
  });

  it('parks events that fail, even if they succeeded before', async () => {
    await note('ill', [1]);
    await note('ill', [2], 'thrown by its fold');
    isMended = true;
    await advance();
    isMended = false;
    await note('ill', [3]);
    await bare.sequenced();
    await rebuild(bare.pool, bare.feed, bare.clock, projection);
    expect((await letters()).map(({ n, outcome }) => [n, outcome])).toEqual([
      [2, null],
      [3, null],
    ]);
    expect(await trails()).toEqual({ ill: '1' });
    isMended = true;
    expect(await reader.takeParked(key('ill'))).toBe(0);
    expect(await trails()).toEqual(await freshFold());
  });
});
