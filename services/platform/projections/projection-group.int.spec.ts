import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore } from '../../../test/support/bare-store.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { integer, type Projection, text } from '../../kernel/projection.js';
import { enrolConsumer, waitForPosition } from '../feed/checkpoints.js';
import type { FeedBatch } from '../feed/feed.js';
import { Sequencer } from '../store/sequencer.js';
import { ProjectionGroup } from './projection-group.js';
import { ProjectionReader } from './projection-reader.js';
import { foldRows } from './rows.js';

interface Trail {
  readonly stream: string;
  readonly n: number;
  /** The numbers of events in the order of processing, which reveals skipped, repeated and early ones. */
  readonly trail: string;
}
type Noted = DomainEvent<'Noted' | 'Other', { readonly n: number; readonly ill?: true }>;

let bare: BareStore;
let sequencer: Sequencer;
let isMended: boolean;
let tests = 0;
let one: ProjectionReader;
let other: ProjectionReader;
let reads: number[];

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('group');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
});
beforeEach(async () => {
  tests += 1;
  isMended = false;
  reads = [];
  one = await readerOf('one', ['Noted']);
  other = await readerOf('other', ['Noted', 'Other']);
});
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
});

/** Creates a consumer of some types. Only the one named `one` fails on events that are `ill`. */
const readerOf = async (
  name: string,
  types: readonly string[],
  options: { isNew?: true } = {},
): Promise<ProjectionReader> => {
  const evolve = (row: Trail | null, { streamId, data }: RecordedEvent<Noted>): Trail => {
    if (data.ill && name === 'one' && !isMended) throw new TypeError('no such card');
    return { stream: streamId, n: data.n, trail: `${row?.trail ?? ''} ${data.n}`.trim() };
  };
  const change = {
    ...options,
    keys: ({ streamId }: RecordedEvent<Noted>) => (streamId.startsWith(`${tests}-`) ? [streamId] : []),
    evolve,
  };
  const projection: Projection<Trail, Noted> = {
    name: `${name}_${tests}`,
    table: `public.${name}_${tests}`,
    key: 'stream',
    columns: { stream: text(), n: integer(), trail: text() },
    on: Object.fromEntries(types.map((type) => [type, change])) as unknown as Projection<Trail, Noted>['on'],
  };
  await bare.pool.query(`create table ${projection.table} (stream text primary key, n integer, trail text)`);
  await enrolConsumer(bare.pool, projection.name, bare.clock.now());
  return new ProjectionReader(bare.pool, bare.clock, projection);
};
const note = (stream: string, n: number, options: { type?: string; ill?: true } = {}) =>
  bare.append(`${tests}-${stream}`, { type: options.type ?? 'Noted', data: { n, ...(options.ill && { ill: true }) } });
const read = async (after: number, types: readonly string[]): Promise<FeedBatch> => {
  reads.push(after);
  return bare.feed.read(after, 2000, types);
};
/** Advances until all consumers reach the end of the log. */
const goOn = async (...readers: readonly ProjectionReader[]): Promise<void> => {
  await bare.sequenced();
  const group = new ProjectionGroup(bare.pool, bare.clock, readers);
  const head = await bare.feed.head();
  for (let rounds = 0; rounds < 20; rounds++) {
    await group.advance(null, (after) => read(after, group.types));
    if ((await placesOf(...readers)).every((seq) => seq === head)) return;
  }
  throw new Error('they do not come to the end of the log');
};
const placesOf = async (...readers: readonly ProjectionReader[]): Promise<number[]> => {
  const names = readers.map(({ name }) => name);
  const { rows } = await bare.pool.query('select seq from store.checkpoints where reader = any($1)', [names]);
  return rows.map(({ seq }) => seq);
};
const rowsOf = async ({ projection }: ProjectionReader): Promise<Record<string, string>> => {
  const { rows } = await bare.pool.query<Trail>(`select * from ${projection.table} order by stream`);
  return Object.fromEntries(rows.map(({ stream, trail }) => [stream.replace(`${tests}-`, ''), trail]));
};
/** Folds the log without a table. */
const freshFold = async ({ projection, types }: ProjectionReader): Promise<Record<string, string>> => {
  const { events } = await bare.feed.read(0, 1_000_000, types);
  const rows = [...foldRows(projection, new Map(), events).values()] as Trail[];
  return Object.fromEntries(rows.map(({ stream, trail }) => [stream.replace(`${tests}-`, ''), trail]));
};

describe('read models that take in the log together', () => {
  it('contain their own events after one read of the log', async () => {
    await goOn(one, other);
    for (let n = 1; n <= 30; n++) await note(`s${n % 3}`, n, n % 2 ? {} : { type: 'Other' });
    await bare.sequenced();
    reads = [];
    await goOn(one, other);
    expect(reads).toHaveLength(1);
    expect(await rowsOf(one)).toEqual(await freshFold(one));
    expect(await rowsOf(other)).toEqual(await freshFold(other));
    expect(Object.keys(await rowsOf(other))).toEqual(['s0', 's1', 's2']);
  });

  it('accept an existing row for an event marked as new, and do not stop the others', async () => {
    const fresh = await readerOf('fresh', ['Noted'], { isNew: true });
    await goOn(one, other, fresh);
    const { table } = fresh.projection;
    await bare.pool.query(`insert into ${table} values ('${tests}-there', 0, 'before')`);
    await note('there', 1);
    await note('new', 2);
    await goOn(one, other, fresh);
    expect(await rowsOf(fresh)).toEqual({ there: '1', new: '2' });
    expect(await rowsOf(one)).toEqual({ there: '1', new: '2' });
  });

  it('do not wait for a consumer that is behind, which catches up and joins', async () => {
    for (let n = 1; n <= 10; n++) await note('s', n);
    await goOn(one);
    for (let n = 11; n <= 20; n++) await note('s', n);
    await goOn(one, other);
    expect(await rowsOf(other)).toEqual(await freshFold(other));
    await note('s', 21);
    await bare.sequenced();
    reads = [];
    await goOn(one, other);
    expect(reads).toHaveLength(1);
    expect((await rowsOf(one)).s).toBe(Array.from({ length: 21 }, (_, i) => i + 1).join(' '));
  });

  it('continue when one parks an event that fails and later ones of its key', async () => {
    await goOn(one, other);
    await note('ill', 1);
    await note('ill', 2, { ill: true });
    await note('well', 1);
    await note('ill', 3);
    await goOn(one, other);
    await note('ill', 4);
    await note('well', 2);
    await goOn(one, other);
    expect(await rowsOf(other)).toEqual({ ill: '1 2 3 4', well: '1 2' });
    expect(await rowsOf(one)).toEqual({ ill: '1', well: '1 2' });
    const letters = 'select count(*)::int as n from store.dead_letters where reader = $1 and closed_at is null';
    expect((await bare.pool.query(letters, [one.name])).rows[0].n).toBe(3);
    expect((await bare.pool.query(letters, [other.name])).rows[0].n).toBe(0);
    isMended = true;
    await one.takeParked(`${tests}-ill`);
    await note('ill', 5);
    await goOn(one, other);
    expect(await rowsOf(one)).toEqual({ ill: '1 2 3 4 5', well: '1 2' });
  });

  it('skip a consumer whose position another process holds', async () => {
    await goOn(one, other);
    const client = await bare.pool.connect();
    await client.query('begin');
    await waitForPosition(client, one.name);
    await note('s', 1);
    await goOn(other);
    const group = new ProjectionGroup(bare.pool, bare.clock, [one, other]);
    await group.advance(null, (after) => read(after, group.types));
    expect(await rowsOf(one)).toEqual({});
    await client.query('rollback');
    client.release();
    await goOn(one, other);
    expect(await rowsOf(one)).toEqual({ s: '1' });
  });

  it('roll back and continue when one position cannot be saved', async () => {
    await goOn(one, other);
    await bare.pool.query(`
      create function refuse_${tests}() returns trigger language plpgsql as $$
        begin
          raise exception 'deadlock detected' using errcode = '40P01';
        end $$;
      create trigger refuse before update on store.checkpoints for each row when (new.reader = '${other.name}')
        execute function refuse_${tests}()`);
    await note('s', 1);
    await bare.sequenced();
    const group = new ProjectionGroup(bare.pool, bare.clock, [one, other]);
    await expect(group.advance(null, (after) => read(after, group.types))).rejects.toThrow('deadlock');
    expect([await rowsOf(one), await rowsOf(other)]).toEqual([{ s: '1' }, {}]);
    await bare.pool.query('drop trigger refuse on store.checkpoints');
    await goOn(one, other);
    expect([await rowsOf(one), await rowsOf(other)]).toEqual([{ s: '1' }, { s: '1' }]);
  });
});
