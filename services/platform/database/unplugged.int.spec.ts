import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore, buildNoted, versionOf } from '../../../test/support/bare-store.js';
import { AT_THE_BARRIER, Barrier } from '../../../test/support/barrier.js';
import { waitUntil } from '../../../test/support/until.js';
import { Wire } from '../../../test/support/wire.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import { type Projection, text } from '../../kernel/projection.js';
import { PostgresFeed } from '../feed/feed.postgres.js';
import { Reactor } from '../policies/reactor.js';
import { Projector } from '../projections/projector.js';
import { EventStore } from '../store/event-store.js';
import { Sequencer } from '../store/sequencer.js';
import { createDataSource, poolOf } from './data-source.js';

/** Time limit for a response, instead of 65 s; the effect is the same. */
const RESPONSE_MS = '2000';
const ENGINES = 'engines';

interface Trail {
  readonly stream: string;
  /** The versions in the order of processing, which reveals skipped, repeated and early events. */
  readonly trail: string;
}

const projection: Projection<Trail, DomainEvent<'Noted', object>> = {
  name: 'trails',
  table: 'public.trails',
  key: 'stream',
  columns: { stream: text(), trail: text() },
  on: {
    Noted: {
      keys: ({ streamId }) => [streamId],
      evolve: (row, { streamId, streamVersion }: RecordedEvent) => ({
        stream: streamId,
        trail: `${row?.trail ?? ''} ${streamVersion}`,
      }),
    },
  },
};
/** A command of the policy; its id contains the id of the event. */
interface NotedCommand {
  readonly question: string;
  readonly commandId: string;
}
const policy = {
  name: 'answer-when-noted',
  on: { Noted: ({ eventId }: RecordedEvent, commandId: string): NotedCommand => ({ question: eventId, commandId }) },
};
/** Creates a table whose trigger stops inside the transaction, at a barrier. */
const WORK = `create table public.trails (stream text primary key, trail text);
  create function stop() returns trigger language plpgsql as $$ begin perform ${AT_THE_BARRIER}; return null; end $$;
  create trigger stop before insert on public.trails for each statement execute function stop()`;

let bare: BareStore;
let wire: Wire;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  Logger.overrideLogger(false);
  jest.spyOn(console, 'warn').mockReturnValue();
  bare = await BareStore.open('outside');
  await bare.pool.query(WORK);
  wire = await Wire.to(process.env.DATABASE_URL!);
});
afterEach(() => stop());
afterAll(async () => {
  await bare.close();
  wire.close();
});

/** A process with all background work, on connections that can be unplugged. */
const startEngines = async (): Promise<void> => {
  const url = wire.url({ application_name: ENGINES, query_timeout: RESPONSE_MS });
  const dataSource = await createDataSource(url, [], 10).initialize();
  const pool = poolOf(dataSource);
  const store = new EventStore(pool, bare.clock);
  const command = async ({ question, commandId }: NotedCommand): Promise<void> => {
    const idempotencyKey = { key: commandId, payloadHash: '', render: () => ({ state: 200, body: '' }) };
    await store.once(idempotencyKey, ['answers'], async (tx) => {
      const place = { streamId: 'answers', expectedVersion: await versionOf(tx, 'answers'), partitionKey: '' };
      tx.append({ commandId, actor: 'policy' }, { ...place, events: [{ type: 'Answered', data: { question } }] });
    });
  };
  const feed = new PostgresFeed(pool, store.signals);
  const bus = { execute: command } as unknown as CommandBus;
  const engines = [
    new Sequencer(pool, store),
    new Projector(pool, feed, bare.clock, [projection]),
    new Reactor(pool, feed, bare.clock, bus, [policy]),
  ];
  for (const engine of engines) await engine.start();
  stop = async () => {
    for (const engine of engines) await engine.stop();
    await dataSource.destroy();
  };
};
const write = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, i) => bare.append(`stream-${i % 5}`, buildNoted(), buildNoted())));
const trails = async (): Promise<Trail[]> =>
  (await bare.pool.query('select stream, trail from public.trails order by stream')).rows;
const fromLog = async (): Promise<Trail[]> =>
  (
    await bare.pool.query(`select stream_id as stream, ' ' || string_agg(stream_version::text, ' ' order by stream_version)
      as trail from store.events where type = 'Noted' group by stream_id order by stream_id`)
  ).rows;
const isHandled = async (): Promise<string[]> =>
  (
    await bare.pool.query(
      "select data->>'question' as question from store.events where type = 'Answered' order by stream_version",
    )
  ).rows.map(({ question }) => question);
const questions = async (): Promise<string[]> =>
  (
    await bare.pool.query(`select e.event_id from store.event_log l join store.events e using (epoch, xid, ordinal)
      where e.type = 'Noted' order by l.seq`)
  ).rows.map(({ event_id }) => event_id);

it('PostgreSQL releases the locks of a lost process within half a minute', async () => {
  const dataSource = await createDataSource(wire.url(), [], 1).initialize();
  const { rows } = await poolOf(dataSource).query("select name, setting::int from pg_settings where name like 'tcp_%'");
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
    tcp_keepalives_idle: 15,
    tcp_keepalives_interval: 5,
    tcp_user_timeout: 30_000,
  });
  await dataSource.destroy();
});

it.each([
  [
    'whose backends the server ends',
    () =>
      bare.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [ENGINES]),
  ],
  ['whose PostgreSQL connections are unplugged', async () => wire.unplug()],
])('a process %s during its work recovers without skipped or repeated effects', async (_, cut) => {
  const barrier = await Barrier.close();
  await startEngines();
  await write(20);
  await barrier.reached();
  await cut();
  await barrier.open();
  await write(20);
  const all = async () => {
    const [noted, effects] = [await questions(), await isHandled()];
    return noted.length === (await bare.count("store.events where type = 'Noted'")) && effects.length === noted.length;
  };
  await waitUntil('every fact has its number and its answer', all);
  const there = 'select from store.readers having min(seq) = (select seq from store.sequencer)';
  await waitUntil('all is read', async () => (await bare.pool.query(there)).rowCount === 1);
  expect(await trails()).toEqual(await fromLog());
  expect(await isHandled()).toEqual(await questions());
});
