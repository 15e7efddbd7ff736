import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FeedRoom, TOPICS, toTopic } from './feed.fixture.js';
import type { Feed } from './feed.js';
import { Relay } from './relay.js';

let room: FeedRoom;
let relay: Relay;
let name: string;

const feeds: [string, () => Feed][] = [
  ['PostgreSQL', () => room.bare.feed],
  ['Kafka', () => room.kafkaFeed],
];

beforeAll(async () => {
  Logger.overrideLogger(false);
  room = await FeedRoom.open('feed');
  relay = new Relay(room.bare.pool, room.kafka, toTopic, TOPICS, room.bare.store.signals);
  relay.start();
});
beforeEach(() => {
  name = room.newName();
});
afterEach(() => room.leave());
afterAll(async () => {
  await relay.stop();
  await room.close();
});

describe.each(feeds)('a reader of the feed over %s', (_, open) => {
  it('consumes past and new events once, in the order of their lanes', async () => {
    await room.write(30);
    const recorder = await room.follow(open());
    for (let round = 0; round < 5; round++) await room.write(20);
    await room.through(recorder);
    expect(room.takenBy(recorder)).toEqual(await room.log());
  });

  it('shares the work with others of its group', async () => {
    const one = await room.follow(open(), name);
    const other = await room.follow(open(), name);
    for (let round = 0; round < 20; round++) await room.write(20);
    await room.through(one);
    expect(room.takenBy(one, other).all).toEqual((await room.log()).all);
  });

  it('resumes at its position after a stop', async () => {
    const before = await room.follow(open(), name);
    await room.write(20);
    await room.through(before);
    await room.leave();
    await room.write(20);
    const after = await room.follow(open(), name);
    await room.write(20);
    await room.through(after);
    expect(room.takenBy(before, after)).toEqual(await room.log());
  });
});
