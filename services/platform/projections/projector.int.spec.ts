import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { integer, type Projection, text } from '../../kernel/projection.js';
import { Sequencer } from '../store/sequencer.js';
import { Projector } from './projector.js';
import { foldRows } from './rows.js';

interface Tally {
  readonly stream: string;
  readonly n: number;
  /** The versions in the order of processing, which reveals skipped, repeated and early events. */
  readonly trail: string;
}

type Noted = DomainEvent<'Noted', object>;

const tallies = (name: string): Projection<Tally, Noted> => ({
  name,
  table: `public.${name}`,
  key: 'stream',
  columns: { stream: text(), n: integer(), trail: text() },
  on: {
    Noted: {
      keys: (event) => [event.streamId],
      evolve: (row, event: RecordedEvent<Noted>) => ({
        stream: event.streamId,
        n: (row?.n ?? 0) + 1,
        trail: `${row?.trail ?? ''} ${event.streamVersion}`,
      }),
    },
  },
});

/** A trigger that kills the projector before the checkpoint or before the commit, a given number of times. */
const DYING = `
  create sequence deaths;
  create function die() returns trigger language plpgsql as $$
    begin
      if new.reader = tg_argv[0] and nextval('deaths') % 3 < 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`;

let bare: BareStore;
let other: BareStore;
let sequencer: Sequencer;
const running: Projector[] = [];
let projection: Projection<Tally, Noted>;
let projections = 0;

beforeAll(async () => {
  bare = await BareStore.open('projector');
  other = await BareStore.open('other');
  await bare.pool.query(DYING);
  Logger.overrideLogger(false);
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
});
beforeEach(async () => {
  projections += 1;
  projection = tallies(`tallies_${projections}`);
  await bare.pool.query(`create table ${projection.table} (stream text primary key, n integer, trail text)`);
});
afterEach(async () => {
  for (const projector of running.splice(0)) await projector.stop();
});
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
  await other.close();
});

const start = async (process: BareStore): Promise<void> => {
  const projector = new Projector(process.pool, process.feed, process.clock, [projection]);
  await projector.start();
  running.push(projector);
};
const write = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, i) => bare.append(`stream-${i % 20}`, buildNoted(), buildNoted())));
const rows = async (): Promise<Tally[]> =>
  (await bare.pool.query(`select stream, n, trail from ${projection.table} order by stream`)).rows;
const checkpoint = async (): Promise<number> =>
  (await bare.pool.query('select seq from store.checkpoints where reader = $1', [projection.name])).rows[0]?.seq ?? 0;
const caughtUp = async () => {
  await bare.sequenced();
  await waitUntil(
    'the read model is at the end of the log',
    async () => (await checkpoint()) === (await bare.feed.head()),
  );
};
/** Folds the log up to a number without a table. */
const freshFold = async (through: number): Promise<Tally[]> => {
  const { events } = await bare.feed.read(0, through, ['Noted']);
  const folded = [...foldRows(projection, new Map(), events).values()] as Tally[];
  return folded.sort((a, b) => (a.stream < b.stream ? -1 : 1));
};

describe('a projector', () => {
  it('keeps its table equal to a fold of the log', async () => {
    await start(bare);
    await write(50);
    await caughtUp();
    expect(await rows()).toEqual(await freshFold(await checkpoint()));
  });

  it('starts a new read model at the beginning of the log', async () => {
    await write(10);
    await start(bare);
    await caughtUp();
    expect(await rows()).toEqual(await freshFold(await checkpoint()));
    expect((await rows()).length).toBeGreaterThan(0);
  });

  it.each([
    ['between its rows and its checkpoint', 'before update on store.checkpoints'],
    ['between its checkpoint and the commit', 'after update on store.checkpoints deferrable initially deferred'],
  ])('processes each event once after a crash %s', async (_, moment) => {
    const kind = moment.includes('deferred') ? 'constraint trigger' : 'trigger';
    await bare.pool.query(`create ${kind} death ${moment} for each row execute function die('${projection.name}')`);
    const deaths = async () => (await bare.pool.query('select last_value as n from deaths')).rows[0].n;
    const before = await deaths();
    await start(bare);
    await start(other);
    let writing = true;
    const look = async () => {
      while (writing) {
        const client = await bare.pool.connect();
        await client.query('begin isolation level repeatable read');
        const at = (await client.query('select seq from store.checkpoints where reader = $1', [projection.name]))
          .rows[0].seq;
        const { n } = (await client.query(`select coalesce(sum(n), 0) as n from ${projection.table}`)).rows[0];
        await client.query('commit');
        client.release();
        expect(n).toBe(at);
      }
    };
    const looking = look();
    while ((await deaths()) < before + 6) await write(5);
    await caughtUp();
    writing = false;
    await looking;
    await bare.pool.query('drop trigger death on store.checkpoints');
    expect(await rows()).toEqual(await freshFold(await checkpoint()));
  });

  it('shares a table with another projector without a difference', async () => {
    await start(bare);
    await start(other);
    for (let round = 0; round < 5; round++) await write(40);
    await caughtUp();
    expect(await rows()).toEqual(await freshFold(await checkpoint()));
  });
});
