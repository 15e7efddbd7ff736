import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { BareStore } from '../../../test/support/bare-store.js';
import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations, UnknownVersionError } from '../../kernel/event-declaration.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import { type AnyProjection, integer, type Projection, text } from '../../kernel/projection.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { Leader } from '../concurrency/leader.js';
import { PolicyReader } from '../policies/policy-reader.js';
import { loadOverlay } from '../projections/overlay.js';
import { ProjectionReader } from '../projections/projection-reader.js';
import { rebuild } from '../projections/rebuild.js';
import { EVENT_COLUMNS, type EventRow } from './event-row.js';
import { Sequencer } from './sequencer.js';

type WeighedV1 = DomainEvent<'Weighed', { readonly pounds: number }>;
type Weighed = DomainEvent<'Weighed', { readonly grams: number }>;

/** A declaration that no other module depends on. */
const UNCONCERNED = { value: 'none', cards: 'none', figure: false, news: false, history: 'none' } as const;

/** The declaration of the release that introduced version 2. */
const declareVersion2 = () =>
  declareEvents({
    Weighed: { ...UNCONCERNED, older: [({ pounds }: WeighedV1['data']): Weighed['data'] => ({ grams: pounds * 454 })] },
  } satisfies EventDeclarations<Weighed>);

let bare: BareStore;
let sequencer: Sequencer;
let scales: Stream<number, Weighed>;
let weights: Projection<{ readonly id: string; readonly grams: number }, Weighed>;

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('versions');
  await bare.pool.query('create schema scales; create table scales.weights (id text primary key, grams integer)');
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
  // An earlier release writes first, then this one.
  await bare.append('scales-one', { type: 'Weighed', data: { pounds: 2 } });
  scales = {
    prefix: 'scales',
    events: declareVersion2(),
    initial: () => 0,
    evolve: (sum, { data }) => sum + data.grams,
  };
  weights = {
    name: 'weights',
    table: 'scales.weights',
    key: 'id',
    columns: { id: text(), grams: integer() },
    on: {
      Weighed: {
        keys: ({ streamId }) => [streamId],
        evolve: (row, { streamId, data }) => ({ id: streamId, grams: (row?.grams ?? 0) + data.grams }),
      },
    },
  };
  await bare.append('scales-one', { type: 'Weighed', data: { grams: 5 } });
  await bare.sequenced();
});
afterAll(async () => {
  await sequencer.stop();
  await bare.close();
});

const rows = async () =>
  (await bare.pool.query<EventRow>(`select ${EVENT_COLUMNS('e')} from store.events e order by e.stream_version`)).rows;
const weightsOf = async () => (await bare.pool.query('select id, grams from scales.weights')).rows;
const SUM = { id: 'scales-one', grams: 913 };

describe('an event of an earlier version', () => {
  it('stays unchanged in the log beside events of the current version', async () => {
    expect((await rows()).map(({ schema_version, data }) => [schema_version, data])).toEqual([
      [1, '{"pounds":2}'],
      [2, '{"grams":5}'],
    ]);
  });

  it('folds into its stream with the current data', async () => {
    const loaded = await bare.store.look((tx) => tx.load(scales, 'one'));
    expect(loaded).toEqual({ state: 913, version: 2 });
    expect(streamIdOf(scales, 'one')).toBe(SUM.id);
  });

  it('overlays a read model with the current data', async () => {
    expect(await loadOverlay(bare.pool, weights as AnyProjection, 'scales-one')).toEqual({
      keys: [SUM.id],
      rows: [SUM],
    });
  });

  it('folds into a read model with the current data, live and in a rebuild', async () => {
    const reader = new ProjectionReader(bare.pool, bare.clock, weights as AnyProjection);
    await rebuild(bare.pool, bare.feed, bare.clock, weights as AnyProjection);
    expect(await weightsOf()).toEqual([SUM]);
    await bare.append('scales-two', { type: 'Weighed', data: { grams: 1 } });
    await bare.sequenced();
    await reader.advance(null, (after) => bare.feed.read(after, 100, reader.types));
    expect(await weightsOf()).toEqual([SUM, { id: 'scales-two', grams: 1 }]);
  });

  it('triggers a command with the current data', async () => {
    const executed: object[] = [];
    const policy = { name: 'weigh', on: { Weighed: ({ data }: { data: object }) => data } } as unknown as AnyPolicy;
    const commands = { execute: async (command: object) => executed.push(command) } as unknown as CommandBus;
    const leader = new Leader(bare.pool, 'reactor');
    const reader = new PolicyReader(bare.pool, bare.clock, commands, policy, leader);
    await bare.pool.query("insert into store.checkpoints (reader, updated_at) values ('weigh', now())");
    await reader.advance(null, (after) => bare.feed.read(after, 2, reader.types));
    leader.resign();
    expect(executed).toEqual([{ grams: 908 }, { grams: 5 }]);
  });
});

describe('an event of a version that a later release wrote', () => {
  it('parks its key and changes neither a read model nor a stream', async () => {
    await bare.pool.query(`insert into store.events (stream_id, stream_version, event_id, type, schema_version, partition_key,
        data, actor, correlation_id, effective_at, recorded_at, epoch, ordinal)
      select 'scales-late', 1, gen_random_uuid(), type, 9, 'scales-late', data, actor, correlation_id, effective_at,
        recorded_at, epoch, ordinal from store.events limit 1`);
    await bare.append('scales-two', { type: 'Weighed', data: { grams: 1 } });
    await bare.sequenced();
    const reader = new ProjectionReader(bare.pool, bare.clock, weights as AnyProjection);
    await reader.advance(null, (after) => bare.feed.read(after, 100, reader.types));
    expect(await weightsOf()).toEqual([SUM, { id: 'scales-two', grams: 2 }]);
    const { rows: parked } = await bare.pool.query('select partition_key, error from store.dead_letters');
    expect(parked).toEqual([{ partition_key: 'scales-late', error: expect.stringContaining('reads up to 2') }]);
    await expect(bare.store.look((tx) => tx.load(scales, 'late'))).rejects.toThrow(UnknownVersionError);
  });
});
