import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Admin, Kafka as KafkaJs, logLevel } from 'kafkajs';
import { lanes } from '../../kernel/lane.js';
import { BROKERS, FeedRoom, TOPICS, toTopic } from './feed.fixture.js';
import { HEARTBEAT_TOPIC } from './feed-message.js';
import { Relay } from './relay.js';

let room: FeedRoom;
let relay: Relay;
let admin: Admin;

beforeAll(async () => {
  Logger.overrideLogger(false);
  room = await FeedRoom.open('loss');
  admin = new KafkaJs({ brokers: BROKERS, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  relay = new Relay(room.bare.pool, room.kafka, toTopic, TOPICS, room.bare.store.signals);
  relay.start();
});
afterEach(() => room.leave());
afterAll(async () => {
  await relay.stop();
  await admin.disconnect();
  await room.close();
});

/** Deletes all messages, like the retention of Kafka. */
const passRetention = async (): Promise<void> => {
  for (const name of [...TOPICS, HEARTBEAT_TOPIC]) {
    const topic = room.prefix + name;
    // Kafka deletes only if the client already knows the leader of the partition.
    await admin.fetchTopicOffsets(topic);
    await admin.deleteTopicRecords({ topic, partitions: lanes.map((partition) => ({ partition, offset: '-1' })) });
  }
};
const kept = async (): Promise<number> => {
  const offsets = await Promise.all(TOPICS.map((name) => admin.fetchTopicOffsets(room.prefix + name)));
  return offsets.flat().reduce((sum, { high, low }) => sum + Number(high) - Number(low), 0);
};

describe('a reader of the feed over Kafka', () => {
  it("catches up from the log when a topic's retention has passed", async () => {
    const name = room.newName();
    const before = await room.follow(room.kafkaFeed, name);
    await room.write(20);
    await room.through(before);
    await room.leave();
    await room.write(50);
    await room.allPublished();
    expect(await kept()).toBeGreaterThan(0);
    await passRetention();
    expect(await kept()).toBe(0);
    const after = await room.follow(room.kafkaFeed, name);
    await room.write(20);
    await room.through(after);
    expect(room.takenBy(before, after)).toEqual(await room.log());
  });

  it('reads events from the log that Kafka loses while it follows', async () => {
    const recorder = await room.follow(room.kafkaFeed);
    for (let round = 0; round < 20; round++) {
      await room.write(10);
      await passRetention();
    }
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
  });

  it.each([
    ['no JSON', 'nonsense', {}],
    ['null', 'null', {}],
    ['no event', '{}', { prev_seq: '1' }],
    ['an event that names none before it', '{"seq":1000000}', {}],
  ])('skips a message that is %s', async (_, value, headers) => {
    const recorder = await room.follow(room.kafkaFeed);
    await room.write(20);
    await room.through(recorder);
    const producer = await room.kafka.producer();
    const toInvalid = (topic: string) => lanes.map((partition) => ({ topic, partition, key: 'key', value, headers }));
    await producer.send([...TOPICS, HEARTBEAT_TOPIC].flatMap(toInvalid));
    await producer.close();
    await room.write(20);
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
  });
});
