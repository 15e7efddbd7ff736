import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Command, CommandBus } from '@nestjs/cqrs';
import { lanes } from '../../kernel/lane.js';
import { Leader } from '../concurrency/leader.js';
import { Kafka, type Message } from '../kafka/kafka.js';
import { PolicyReader } from '../policies/policy-reader.js';
import { enrolConsumer } from './checkpoints.js';
import { FeedRoom, type Recorder, TOPICS, toTopic } from './feed.fixture.js';
import { HEARTBEAT_TOPIC } from './feed-message.js';
import { foreignMessages } from './foreign-messages.js';
import { Relay } from './relay.js';

/** Sends messages like earlier releases, without a hash. */
class HashlessKafka extends Kafka {
  constructor(private readonly kafka: Kafka) {
    super();
  }

  ensureTopics(...args: Parameters<Kafka['ensureTopics']>) {
    return this.kafka.ensureTopics(...args);
  }

  consume(...args: Parameters<Kafka['consume']>) {
    return this.kafka.consume(...args);
  }

  async producer() {
    const producer = await this.kafka.producer();
    const withoutHash = ({ headers: { hash, ...headers }, ...message }: Message) => ({ ...message, headers });
    return {
      send: (messages: readonly Message[]) => producer.send(messages.map(withoutHash)),
      close: () => producer.close(),
    };
  }
}

let room: FeedRoom;
let relay: Relay | undefined;
let name: string;
let serial = 0;

const startRelay = (kafka: Kafka = room.kafka): void => {
  relay = new Relay(room.bare.pool, kafka, toTopic, TOPICS, room.bare.store.signals);
  relay.start();
};
const stopRelay = async (): Promise<void> => {
  await relay?.stop();
  relay = undefined;
};
/** Starts a consumer and waits until Kafka has stored the offsets of its group. */
const follow = async (): Promise<Recorder> => {
  const recorder = await room.follow(room.kafkaFeed, name);
  for (let round = 0; round < 3; round++) {
    await room.write(40);
    await room.through(recorder);
  }
  return recorder;
};
const foreignCount = async (): Promise<number> => (await foreignMessages.get()).values[0]?.value ?? 0;

beforeAll(() => {
  Logger.overrideLogger(false);
  // Connections that the tests kill log errors.
  jest.spyOn(console, 'warn').mockReturnValue();
});
beforeEach(async () => {
  serial += 1;
  name = `foreign-${serial}`;
  room = await FeedRoom.open(name);
  startRelay();
  await room.write(10);
  await room.allPublished();
});
afterEach(async () => {
  await stopRelay();
  await room.close();
});

/** Publishes events that the restored database never had. */
const writeLostHistory = async (count: number): Promise<void> => {
  await room.write(count);
  await room.allPublished();
};

describe('a reader of Kafka whose database was restored to an earlier state', () => {
  it('consumes the whole log and no event of the lost history', async () => {
    const before = await follow();
    await room.leave();
    await room.backUp();
    await writeLostHistory(60);
    await stopRelay();
    await room.restore();
    const counted = await foreignCount();

    const after = await room.follow(room.kafkaFeed, name);
    startRelay();
    await room.write(20);
    await room.through(after);
    expect(room.takenBy(before, after)).toEqual(await room.log());
    await room.write(100);
    await room.through(after);
    expect(room.takenBy(before, after)).toEqual(await room.log());
    expect(await foreignCount()).toBeGreaterThan(counted);
  });

  it('continues at once while the log is shorter than what it consumed, and later', async () => {
    const recorder = await follow();
    await room.backUp();
    const kept = recorder.taken.length;
    await writeLostHistory(60);
    await room.through(recorder);
    expect(recorder.taken).toHaveLength(kept + 120);
    await room.restore();
    recorder.taken.splice(kept);

    for (const count of [1, 5, 100]) {
      await room.write(count);
      await room.through(recorder);
      expect(room.takenBy(recorder)).toEqual(await room.log());
    }
  });

  it('reads the log while Kafka has only the lost history', async () => {
    const before = await follow();
    await room.leave();
    await room.backUp();
    await writeLostHistory(60);
    await stopRelay();
    await room.restore();

    const after = await room.follow(room.kafkaFeed, name);
    await room.write(5);
    const producer = await room.kafka.producer();
    const head = await room.bare.feed.head();
    const ghosts = lanes.map((partition) => ({
      topic: HEARTBEAT_TOPIC,
      partition,
      key: String(partition),
      value: JSON.stringify({ lastSeq: head + 30, head: head + 30 }),
      headers: { hash: 'ab'.repeat(32) },
    }));
    // Repeated, because the consumer accepts messages only after it has looked up the end.
    const sending = setInterval(() => void producer.send(ghosts).catch(() => undefined), 500);
    await room.through(after);
    clearInterval(sending);
    await producer.close();
    expect(room.takenBy(before, after)).toEqual(await room.log());
  });

  it('sends no command for an event of the lost history', async () => {
    const sentIds: string[] = [];
    const commands = { execute: async ({ id }: { id: string }) => void sentIds.push(id) } as unknown as CommandBus;
    const give = (_: unknown, id: string) => ({ id }) as unknown as Command<unknown>;
    const policy = { name, on: { Odd: give, Even: give } };
    const { pool, clock } = room.bare;
    const followAsPolicy = async () => {
      await enrolConsumer(pool, name, clock.now());
      const leader = new Leader(pool, name);
      const reader = new PolicyReader(pool, clock, commands, policy, leader);
      const following = await room.kafkaFeed.follow(name, [reader]);
      return { reader: reader as unknown as Recorder, stop: () => following.stop().then(() => leader.resign()) };
    };
    const before = await followAsPolicy();
    for (let round = 0; round < 3; round++) {
      await room.write(40);
      await room.through(before.reader);
    }
    await before.stop();
    await room.backUp();
    await writeLostHistory(60);
    await stopRelay();
    await room.restore();

    const after = await followAsPolicy();
    startRelay();
    await room.write(100);
    await room.through(after.reader);
    await after.stop();
    const { all } = await room.log();
    expect(sentIds.toSorted()).toEqual(all.map(({ eventId }) => `${name}/${eventId}`).toSorted());
  });
});

describe('a reader of messages without a hash, as earlier releases have sent them', () => {
  it('consumes the log, and does not count the messages as foreign', async () => {
    await stopRelay();
    startRelay(new HashlessKafka(room.kafka));
    const counted = await foreignCount();
    const recorder = await room.follow(room.kafkaFeed, name);
    for (const count of [1, 20, 50]) {
      await room.write(count);
      await room.through(recorder);
    }
    expect(room.takenBy(recorder)).toEqual(await room.log());
    expect(await foreignCount()).toBe(counted);
  });

  it('consumes no event of a lost history', async () => {
    const before = await follow();
    await room.leave();
    await room.backUp();
    await stopRelay();
    startRelay(new HashlessKafka(room.kafka));
    await writeLostHistory(60);
    await stopRelay();
    await room.restore();

    const after = await room.follow(room.kafkaFeed, name);
    startRelay();
    await room.write(100);
    await room.through(after);
    expect(room.takenBy(before, after)).toEqual(await room.log());
  });
});

it('does not return buffered events that the database has lost', async () => {
  await room.backUp();
  await room.write(30);
  await room.bare.sequenced();
  await room.restore();
  const types = ['Odd', 'Even'];
  const head = await room.bare.feed.head();
  expect((await room.bare.feed.read(head, 100, types)).events).toEqual([]);
  await room.write(5);
  await room.bare.sequenced();
  const behind = (await room.bare.log()).filter(({ seq }) => seq > head).map(({ event_id: id }) => id);
  expect((await room.bare.feed.read(head, 100, types)).events.map(({ eventId }) => eventId)).toEqual(behind);
});
