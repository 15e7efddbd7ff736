import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Lane } from '../../services/kernel/lane.js';
import { parts, projections } from '../../services/parts.js';
import type { FeedConsumer } from '../../services/platform/feed/feed.js';
import { KafkaFeed } from '../../services/platform/feed/feed.kafka.js';
import { HEARTBEAT_TOPIC, parseLaneEvent, topicOf } from '../../services/platform/feed/feed-message.js';
import { Relay } from '../../services/platform/feed/relay.js';
import type { Message } from '../../services/platform/kafka/kafka.js';
import { eventTypesOf, publishedNameOf } from '../../services/platform/part.js';
import { Projector } from '../../services/platform/projections/projector.js';
import { foldRows, saveRows } from '../../services/platform/projections/rows.js';
import { moveSums } from '../../services/platform/projections/running-sums.js';
import { Sequencer } from '../../services/platform/store/sequencer.js';
import { createChance } from '../faults/random.mjs';
import { BareStore } from '../support/bare-store.js';
import { LateLog } from '../support/late-log.js';
import { writeStory } from '../support/seed-log.js';
import { waitUntil } from '../support/until.js';
import { HandKafka } from './hand-kafka.js';

/** Number of events. `SHUFFLE_EVENTS=100000 SHUFFLE_SEEDS=20 npm run test:shuffle` is the full run. */
const EVENTS = Number(process.env.SHUFFLE_EVENTS ?? 10_000);
const SEEDS = Number(process.env.SHUFFLE_SEEDS ?? 2);
/** Number of shuffles that also lose messages. */
const LOSSY = Math.ceil(SEEDS / 7);
/** First seed. The seed of a failed run repeats it. */
const FIRST_SEED = Number(process.env.SHUFFLE_SEED ?? randomInt(1_000_000));
const MAX_DELIVERIES = 6;
const SHUFFLED_WITHIN = 5000;
const FETCH = 500;

/** Every table of a read model, and the name of its copy. */
const tables = projections.flatMap(({ table, sums }) => (sums ? [table, sums.table] : [table]));
const copyOf = (table: string): string => `public.${table.replace('.', '_')}`;
const topicOfTypes = new Map(
  parts.flatMap((part) => eventTypesOf(part).map((type) => [type, topicOf(publishedNameOf(part))] as const)),
);
const topics = [...new Set(topicOfTypes.values())];

let bare: BareStore;
let sent: readonly Message[];

beforeAll(async () => {
  bare = await BareStore.open('shuffled', 20);
  await writeStory(bare.store, EVENTS);
  sent = await publish();
  for (const table of tables) await bare.pool.query(`create table ${copyOf(table)} (like ${table} including all)`);
  await fold();
});
afterAll(() => bare.close());

/** Numbers and sends the story. @returns the messages, including heartbeats */
const publish = async (): Promise<readonly Message[]> => {
  const kafka = new HandKafka();
  const sequencer = new Sequencer(bare.pool, bare.store);
  const relay = new Relay(bare.pool, kafka, (type) => topicOfTypes.get(type)!, topics, bare.store.signals);
  sequencer.start();
  relay.start();
  const isLastBeat = ({ value }: Message) => value.endsWith(`"head":${EVENTS}}`);
  await waitUntil('the last heartbeat is sent', () => kafka.sent.some(isLastBeat));
  await relay.stop();
  await sequencer.stop();
  return kafka.sent;
};

/** Writes the log's content into the tables directly, without any feed. */
const fold = async (): Promise<void> => {
  const client = await bare.pool.connect();
  for (const projection of projections) {
    const { events } = await bare.feed.read(0, EVENTS, Object.keys(projection.on));
    const rows = foldRows(projection, new Map(), events);
    await saveRows(client, projection, copyOf(projection.table), rows);
    const { sums } = projection;
    if (sums) await moveSums(client, { ...sums, table: copyOf(sums.table) }, new Map(), rows);
  }
  client.release();
};

/**
 * Returns the messages in the order of delivery. Each moves a limited number of places and arrives at least once unless it is
 * lost.
 */
const shuffled = (seed: number, loss = 0): Message[] => {
  const chance = createChance(seed);
  const isLost = ({ topic }: Message) => topic !== HEARTBEAT_TOPIC && chance.happens(loss);
  const deliveries = sent
    .filter((message) => !isLost(message))
    .flatMap((message, i) =>
      Array.from({ length: chance.between(1, MAX_DELIVERIES) }, () => ({
        at: i + chance.below(SHUFFLED_WITHIN),
        message,
      })),
    );
  return deliveries.sort((a, b) => a.at - b.at).map(({ message }) => message);
};

const beginAnew = async (): Promise<void> => {
  for (const table of tables) await bare.pool.query(`truncate ${table}`);
  await bare.pool.query('truncate store.checkpoints, store.lane_checkpoints, store.dead_letters');
};

const deliver = async (deliveries: readonly Message[]): Promise<void> => {
  const kafka = new HandKafka();
  const log = new LateLog(bare.pool, bare.store.signals);
  const projector = new Projector(bare.pool, new KafkaFeed(log, kafka, topics), bare.clock, projections);
  await projector.start();
  await waitUntil('it has a consumer', () => kafka.isFollowed);
  log.open();
  for (let i = 0; i < deliveries.length; i += FETCH) await kafka.bring(deliveries.slice(i, i + FETCH));
  const behind = 'select from store.readers where seq < $1';
  await waitUntil('all events are processed', async () => (await bare.pool.query(behind, [EVENTS])).rowCount === 0);
  await projector.stop();
};

/** Returns the tables that differ from the log. */
const unlikeTheLog = async (): Promise<string[]> => {
  const unlike: string[] = [];
  for (const table of tables) {
    const copy = copyOf(table);
    const difference = `(table ${table} except table ${copy}) union all (table ${copy} except table ${table})`;
    if ((await bare.pool.query(difference)).rowCount !== 0) unlike.push(table);
  }
  return unlike;
};

describe(`${EVENTS} events, each delivered up to ${MAX_DELIVERIES} times and shuffled within ${SHUFFLED_WITHIN}`, () => {
  const seeds = Array.from({ length: SEEDS }, (_, i) => FIRST_SEED + i);
  it.each(seeds)('SHUFFLE_SEED=%i: produces the same tables', async (seed) => {
    await beginAnew();
    await deliver(shuffled(seed));
    expect(await unlikeTheLog()).toEqual([]);
  });

  it.each(seeds.slice(0, LOSSY))(
    'SHUFFLE_SEED=%i: produces the same tables when one message in a thousand is lost',
    async (seed) => {
      await beginAnew();
      await deliver(shuffled(seed, 0.001));
      expect(await unlikeTheLog()).toEqual([]);
    },
  );
});

describe('messages that Kafka brings again', () => {
  const PLACE = EVENTS / 2;
  const AROUND = 100;

  /** A consumer that stands at the same position in each lane. */
  class ReaderAtPlace implements FeedConsumer {
    readonly name = 'at its place';
    readonly types = [...topicOfTypes.keys()];
    readonly delivered: number[] = [];
    private readonly places = new Map<Lane | null, number>();

    async advance(...[lane, read]: Parameters<FeedConsumer['advance']>) {
      const after = this.places.get(lane) ?? PLACE;
      const { events, through } = await read(after);
      this.delivered.push(...events.map(({ seq }) => seq));
      this.places.set(lane, through);
      return { after, through };
    }
  }

  it('deliver only the events after a consumer’s position', async () => {
    const kafka = new HandKafka();
    const reader = new ReaderAtPlace();
    const following = await new KafkaFeed(new LateLog(bare.pool, bare.store.signals), kafka, topics).follow('again', [
      reader,
    ]);
    await waitUntil('it has a consumer', () => kafka.isFollowed);
    const events = sent.filter(({ topic }) => topic !== HEARTBEAT_TOPIC);
    await kafka.bring(events.filter((message) => Math.abs(parseLaneEvent(message).event.seq - PLACE) <= AROUND));
    const isLast = (seq: number) => seq === PLACE + AROUND;
    await waitUntil(
      'the last event is taken in',
      () => reader.delivered.some(isLast) && reader.delivered.length >= AROUND,
    );
    await following.stop();
    expect(reader.delivered.sort((a, b) => a - b)).toEqual(Array.from({ length: AROUND }, (_, i) => PLACE + 1 + i));
  });
});
