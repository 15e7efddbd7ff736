import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { waitUntil } from '../../../test/support/until.js';
import { Wire } from '../../../test/support/wire.js';
import { createDataSource, poolOf } from '../database/data-source.js';
import { Kafka, type Message } from '../kafka/kafka.js';
import { FeedRoom, TOPICS, toTopic } from './feed.fixture.js';
import { HEARTBEAT_TOPIC } from './feed-message.js';
import { Relay } from './relay.js';

const holds: (() => void)[] = [];

/** A Kafka client that can hold events back. */
class HeldKafka extends Kafka {
  private held: Promise<void> | undefined;
  /** The number of open producers. */
  open = 0;
  /** The numbers of batches that wait, and that were sent. */
  waiting = 0;
  sent = 0;

  constructor(private readonly kafka: Kafka) {
    super();
  }

  /** Holds batches back. @returns a function that releases them; the end of the test does as well */
  hold(): () => void {
    let letGo = () => {};
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    holds.push(letGo);
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
    this.open += 1;
    const send = async (messages: readonly Message[]) => {
      if (messages[0]!.topic === HEARTBEAT_TOPIC) return producer.send(messages);
      this.waiting += 1;
      await this.held;
      await producer.send(messages);
      this.sent += 1;
    };
    const close = () => {
      this.open -= 1;
      return producer.close();
    };
    return { send, close };
  }
}

let room: FeedRoom;
const running: Relay[] = [];
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  Logger.overrideLogger(false);
  // Connections that are unplugged or killed log errors.
  jest.spyOn(console, 'warn').mockReturnValue();
  room = await FeedRoom.open('relay');
});
afterEach(async () => {
  for (const letGo of holds.splice(0)) letGo();
  for (const relay of running.splice(0)) await relay.stop();
  await room.leave();
  for (const step of undo.splice(0)) await step();
});
afterAll(() => room.close());

const start = (kafka: Kafka, pool: Pool = room.bare.pool): Relay => {
  const relay = new Relay(pool, kafka, toTopic, TOPICS, room.bare.store.signals);
  relay.start();
  running.push(relay);
  return relay;
};
const killLeader = async () => {
  const { pid } = await waitUntil('one leads', () => room.bare.leaderOf('relay'));
  await room.bare.kill(pid);
};

describe('a relay', () => {
  it('does not move the cursor after a successor took over, and its messages do no harm', async () => {
    const held = new HeldKafka(room.kafka);
    const letGo = held.hold();
    const late = start(held);
    const recorder = await room.follow(room.kafkaFeed);
    await room.write(20);
    await waitUntil('it is about to send', () => held.waiting > 0);
    await killLeader();
    start(room.kafka);
    await room.write(20);
    await room.through(recorder);
    // A consumer may be ahead of the cursor.
    await room.allPublished();
    const successors = await room.published();

    letGo();
    await waitUntil('it has sent', () => held.sent > 0);
    await late.stop();
    expect(await room.published()).toBe(successors);
    await room.write(20);
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
  });

  it('continues at the cursor that another relay moved', async () => {
    const held = new HeldKafka(room.kafka);
    const letFirstGo = held.hold();
    start(held);
    const recorder = await room.follow(room.kafkaFeed);
    await room.write(20);
    await waitUntil('it is about to send', () => held.waiting === 1);
    const { rows } = await room.bare.pool.query('update store.relay set leader = leader + 1 returning seq');
    const letSecondGo = held.hold();
    letFirstGo();
    await waitUntil('it is about to send again', () => held.waiting === 2);
    expect(await room.published()).toBe(rows[0].seq);
    letSecondGo();
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
  });

  it('publishes everything after its backend was terminated, without an open producer left', async () => {
    const held = new HeldKafka(room.kafka);
    const relay = start(held);
    const recorder = await room.follow(room.kafkaFeed);
    for (let round = 0; round < 5; round++) {
      await room.write(20);
      await killLeader();
      await room.write(20);
    }
    await room.allPublished();
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
    await relay.stop();
    expect(held.open).toBe(0);
  });

  it('publishes everything after its connection was unplugged between a send and the cursor', async () => {
    const wire = await Wire.to(process.env.DATABASE_URL!);
    const url = wire.url({ application_name: 'unplugged', query_timeout: '1000' });
    const dataSource = await createDataSource(url, [], 3).initialize();
    const held = new HeldKafka(room.kafka);
    start(held, poolOf(dataSource));
    undo.push(async () => {
      await dataSource.destroy();
      wire.close();
    });
    const recorder = await room.follow(room.kafkaFeed);
    await room.write(20);
    await room.allPublished();
    const letGo = held.hold();
    const before = [await room.published(), held.sent];
    await room.write(20);
    await waitUntil('it is about to send', () => held.waiting > held.sent);
    wire.unplug();
    letGo();
    await waitUntil('it has sent', () => held.sent > before[1]!);
    expect(await room.published()).toBe(before[0]);
    await room.write(20);
    // PostgreSQL ends the session of a leader after 10 s without a sign of life.
    await room.allPublished();
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
  });
});
