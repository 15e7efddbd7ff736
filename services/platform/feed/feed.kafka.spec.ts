import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BareStore } from '../../../test/support/bare-store.js';
import { until } from '../../../test/support/until.js';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf } from '../../kernel/lane.js';
import { Kafka, type Message } from '../kafka/kafka.js';
import { KafkaJsKafka } from '../kafka/kafka.kafkajs.js';
import { Sequencer } from '../store/sequencer.js';
import { enrol, moveTo, notTakenIn, takePlace } from './checkpoints.js';
import type { Feed, Following, Progress, Reader, ReadStretch } from './feed.js';
import { KafkaFeed } from './feed.kafka.js';
import { HEARTBEAT_TOPIC, topicOf } from './feed-message.js';
import { Relay } from './relay.js';

jest.setTimeout(60_000);

const TYPES = ['Odd', 'Even'];
const TOPICS = ['odd', 'even'].map(topicOf);

/** Notes what it takes in, once for each event unless the feed or the checkpoints are wrong. */
class Recorder implements Reader {
  readonly types = TYPES;
  readonly taken: SequencedEvent[] = [];

  constructor(
    private readonly process: BareStore,
    readonly name: string,
  ) {}

  async takeParked(): Promise<number> {
    return 0;
  }

  async advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined> {
    const client = await this.process.pool.connect();
    try {
      await client.query('begin');
      const place = await takePlace(client, this.name, lane);
      const { events, through } = place ? await read(place.after) : { events: [], through: 0 };
      const progress = place && { after: place.after, through };
      if (progress && through > progress.after) {
        await moveTo(client, this.name, lane, progress, this.process.clock.now());
        this.taken.push(...notTakenIn(events, place));
      }
      await client.query('commit');
      return progress;
    } finally {
      client.release();
    }
  }
}

/** Kafka to which events can be kept from going out. */
class HeldKafka extends Kafka {
  private held: Promise<void> | undefined;
  /** Batches of events that wait, and that have gone out. */
  waiting = 0;
  sent = 0;

  constructor(private readonly kafka: Kafka) {
    super();
  }

  /** @returns lets them go */
  hold(): () => void {
    let letGo = () => {};
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  ensureTopics(...args: Parameters<Kafka['ensureTopics']>) {
    return this.kafka.ensureTopics(...args);
  }

  consume(...args: Parameters<Kafka['consume']>) {
    return this.kafka.consume(...args);
  }

  async producer() {
    const producer = await this.kafka.producer();
    const send = async (messages: readonly Message[]) => {
      if (messages[0]!.topic === HEARTBEAT_TOPIC) return producer.send(messages);
      this.waiting += 1;
      await this.held;
      await producer.send(messages);
      this.sent += 1;
    };
    return { send, close: () => producer.close() };
  }
}

let bare: BareStore;
let sequencer: Sequencer;
let relay: Relay;
let kafka: KafkaJsKafka;
let readers = 0;
let name: string;
const running: Following[] = [];

const feeds: [string, () => Feed][] = [
  ['PostgreSQL', () => bare.feed],
  ['Kafka', () => new KafkaFeed(bare.feed, kafka, TOPICS)],
];

beforeAll(async () => {
  Logger.overrideLogger(false);
  bare = await BareStore.open('feed', 20);
  kafka = new KafkaJsKafka(process.env.TEST_KAFKA_BROKERS!.split(','), 'test', `feed-${process.pid}-`);
  sequencer = new Sequencer(bare.pool, bare.store);
  sequencer.start();
  relay = startRelay(kafka);
});
beforeEach(() => {
  readers += 1;
  name = `recorder-${readers}`;
});
afterEach(async () => {
  for (const following of running.splice(0)) await following.stop();
});
afterAll(async () => {
  await relay.stop();
  await sequencer.stop();
  await bare.close();
});

const startRelay = (to: Kafka): Relay => {
  const started = new Relay(bare.pool, to, (type) => topicOf(type.toLowerCase()), TOPICS, bare.store.signals);
  started.start();
  return started;
};
const follow = async (feed: Feed): Promise<Recorder> => {
  const recorder = new Recorder(bare, name);
  await enrol(bare.pool, name, bare.clock.now());
  running.push(await feed.follow(name, [recorder]));
  return recorder;
};
const write = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      bare.append(`stream-${i % 20}`, { type: 'Odd', data: {} }, { type: 'Even', data: {} }),
    ),
  );
const through = async () => {
  await bare.sequenced();
  const head = await bare.feed.head();
  await until(
    'the mark is at the end',
    async () =>
      (await bare.pool.query('select from store.readers where reader = $1 and seq >= $2', [name, head])).rowCount === 1,
    30_000,
  );
};
const log = async () => (await bare.feed.read(0, 1_000_000, TYPES)).events;
const seqs = (events: readonly SequencedEvent[], lane: Lane) =>
  events.filter(({ partitionKey }) => laneOf(partitionKey) === lane).map(({ seq }) => seq);

describe.each(feeds)('a reader of the feed over %s', (_, open) => {
  it('takes in the past and what comes, each once, in the order of its lane', async () => {
    await write(30);
    const recorder = await follow(open());
    for (let round = 0; round < 5; round++) await write(20);
    await through();
    const all = await log();
    expect(recorder.taken).toHaveLength(all.length);
    for (let lane = 0; lane < 12; lane++) expect(seqs(recorder.taken, lane)).toEqual(seqs(all, lane));
    expect(recorder.taken.toSorted((a, b) => a.seq - b.seq)).toEqual(all);
  });

  it('shares the work with others of its group', async () => {
    const one = await follow(open());
    const other = await follow(open());
    for (let round = 0; round < 20; round++) await write(20);
    await through();
    const all = await log();
    const taken = [...one.taken, ...other.taken].sort((a, b) => a.seq - b.seq);
    expect(taken).toEqual(all);
  });

  it('goes on where it was when it comes back', async () => {
    const before = await follow(open());
    await write(20);
    await through();
    await running.pop()!.stop();
    await write(20);
    const after = await follow(open());
    await write(20);
    await through();
    expect([...before.taken, ...after.taken].map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      (await log()).map(({ seq }) => seq),
    );
  });
});

describe('a relay that wakes up after its successor took over', () => {
  it('sends what was sent long ago; nobody takes it in again, and its cursor stays where it is', async () => {
    const cursor = async () => (await bare.pool.query('select seq from store.relay')).rows[0].seq;
    const recorder = await follow(new KafkaFeed(bare.feed, kafka, TOPICS));
    await write(20);
    await through();

    await relay.stop();
    const held = new HeldKafka(kafka);
    const letGo = held.hold();
    const late = startRelay(held);
    await write(20);
    await until('it is about to send', () => held.waiting > 0);
    await bare.kill((await bare.leaderOf('relay'))!.pid);
    relay = startRelay(kafka);
    await write(20);
    await through();
    const successors = await cursor();

    letGo();
    await until('it has sent', () => held.sent > 0);
    await late.stop();
    expect(await cursor()).toBe(successors);
    await write(20);
    await through();
    const all = await log();
    expect(recorder.taken.toSorted((a, b) => a.seq - b.seq)).toEqual(all);
    for (let lane = 0; lane < 12; lane++) expect(seqs(recorder.taken, lane)).toEqual(seqs(all, lane));
  });
});
