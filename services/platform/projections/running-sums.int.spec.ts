import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore } from '../../../test/support/bare-store.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import { integer, type Projection, type RunningSums, text } from '../../kernel/projection.js';
import { enrolConsumer } from '../feed/checkpoints.js';
import { Sequencer } from '../store/sequencer.js';
import { ProjectionReader } from './projection-reader.js';
import { rebuild } from './rebuild.js';
import type { Rows } from './rows.js';
import { moveSums } from './running-sums.js';

type Noted = DomainEvent<'Noted', { readonly n: number; readonly isAtFault?: true }>;

interface Purse {
  readonly owner: string;
  readonly colour: string;
  readonly coins: number;
  /** 1 if the purse has coins, else 0. */
  readonly filled: number;
}

const purse = (owner: string, coins: number): Purse => ({
  owner,
  colour: owner.split(' ')[0]!,
  coins,
  filled: coins > 0 ? 1 : 0,
});

const sums: RunningSums<Purse> = {
  table: 'public.purses_by_colour',
  by: 'colour',
  partitionKey: 'owner',
  columns: ['coins', 'filled'],
};

let isMended = false;
const projection: Projection<Purse, Noted> = {
  name: 'purses',
  table: 'public.purses',
  key: 'owner',
  columns: { owner: text(), colour: text(), coins: integer(), filled: integer() },
  sums,
  on: {
    Noted: {
      keys: ({ streamId }) => [streamId],
      evolve: (row, { streamId, data }: RecordedEvent<Noted>) => {
        if (data.isAtFault && !isMended) throw new TypeError('no such coin');
        return purse(streamId, (row?.coins ?? 0) + data.n);
      },
    },
  },
};

let bare: BareStore;
let sequencer: Sequencer;
let reader: ProjectionReader;

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('sums');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
  reader = new ProjectionReader(bare.pool, bare.clock, projection);
  await bare.pool.query(`
    create table purses (owner text primary key, colour text, coins integer, filled integer);
    create table purses_by_colour (colour text, lane integer, coins bigint, filled bigint, primary key (colour, lane))`);
  await enrolConsumer(bare.pool, projection.name, bare.clock.now());
});
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
});

const note = (owner: string, n: number, isAtFault?: true) =>
  bare.append(owner, { type: 'Noted', data: { n, ...(isAtFault && { isAtFault }) } });
const advance = async () => {
  await bare.sequenced();
  await reader.advance(null, (seq) => bare.feed.read(seq, 2000, reader.types));
};
const kept = async () => {
  const text = 'select colour, sum(coins) as coins, sum(filled) as filled from purses_by_colour group by 1 order by 1';
  const { rows } = await bare.pool.query(text);
  return rows.map(({ colour, coins, filled }) => [colour, Number(coins), Number(filled)]);
};

describe('running sums', () => {
  it('equal the sums of the rows after each batch', async () => {
    await note('red 1', 5);
    await note('red 2', 7);
    await note('blue 1', 1);
    await advance();
    expect(await kept()).toEqual([
      ['blue', 1, 1],
      ['red', 12, 2],
    ]);
    await note('red 1', -5);
    await note('red 2', 1);
    await note('red 2', 1);
    await advance();
    expect(await kept()).toEqual([
      ['blue', 1, 1],
      ['red', 9, 1],
    ]);
  });

  it('count parked events only once they are processed', async () => {
    await note('blue 1', 10, true);
    await note('blue 2', 100);
    await advance();
    expect(await kept()).toContainEqual(['blue', 101, 2]);
    isMended = true;
    expect(await reader.takeParked('blue 1')).toBe(0);
    expect(await kept()).toContainEqual(['blue', 111, 2]);
  });

  it('follow a rebuild of the rows', async () => {
    const before = await bare.pool.query('table purses_by_colour order by colour, lane');
    await bare.pool.query('update purses_by_colour set coins = coins + 1');
    await rebuild(bare.pool, bare.feed, bare.clock, projection);
    expect((await bare.pool.query('table purses_by_colour order by colour, lane')).rows).toEqual(before.rows);
    await note('red 1', 3);
    await advance();
    expect(await kept()).toContainEqual(['red', 12, 2]);
  });

  it('decrease when a row is deleted', async () => {
    const move = (before: Rows, after: Rows) => moveSums(bare.pool, sums as never, before, after);
    const row: Rows = new Map([['grey 1', purse('grey 1', 3)]]);
    await move(new Map(), row);
    expect(await kept()).toContainEqual(['grey', 3, 1]);
    await move(row, new Map([['grey 1', null]]));
    expect(await kept()).toContainEqual(['grey', 0, 0]);
  });

  it('never wait for another lane', async () => {
    const owners = ['green 1', 'green 2', 'green 3'];
    expect(new Set(owners.map(laneOf)).size).toBe(owners.length);
    const none: Rows = new Map();
    const move = (client: Parameters<typeof moveSums>[0], owner: string) =>
      moveSums(client, sums as never, none, new Map([[owner, purse(owner, 1)]]));
    const clients = await Promise.all(owners.map(() => bare.pool.connect()));
    try {
      for (const client of clients) await client.query("begin; set local lock_timeout = '2s'");
      for (const [i, client] of clients.entries()) await move(client, owners[i]!);
      for (const client of clients) await client.query('commit');
    } finally {
      for (const client of clients) client.release(true);
    }
    expect(await kept()).toContainEqual(['green', 3, 3]);
  });
});
