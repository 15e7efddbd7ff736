import { BareStore } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf, lanes } from '../../kernel/lane.js';
import { KafkaJsKafka } from '../kafka/kafka.kafkajs.js';
import { Sequencer } from '../store/sequencer.js';
import { enrolConsumer, listUnread, lockPosition, savePosition } from './checkpoints.js';
import type { Feed, FeedSubscription, ParkingConsumer, Progress, ReadBatch } from './feed.js';
import { KafkaFeed } from './feed.kafka.js';
import { topicOf } from './feed-message.js';

const TYPES = ['Odd', 'Even'];

export const BROKERS = process.env.TEST_KAFKA_BROKERS!.split(',');
/** The topics of the events that tests write, one per type. */
export const TOPICS = ['odd', 'even'].map(topicOf);
export const toTopic = (type: string): string => topicOf(type.toLowerCase());

/** The tables that a base backup of the feed restores. */
const TABLES = ['events', 'event_log', 'sequencer', 'relay', 'checkpoints', 'lane_checkpoints'];

const byNumber = (a: SequencedEvent, b: SequencedEvent) => a.seq - b.seq;

/** Records each event that it consumes, once unless the feed or the checkpoints are wrong. */
export class Recorder implements ParkingConsumer {
  readonly types = TYPES;
  readonly taken: SequencedEvent[] = [];

  constructor(
    private readonly process: BareStore,
    readonly name: string,
  ) {}

  async takeParked(): Promise<number> {
    return 0;
  }

  async advance(lane: Lane | null, read: ReadBatch): Promise<Progress | undefined> {
    const client = await this.process.pool.connect();
    try {
      await client.query('begin');
      const place = await lockPosition(client, this.name, lane);
      const { events, through } = place ? await read(place.after) : { events: [], through: 0 };
      const progress = place && { after: place.after, through };
      if (progress && through > progress.after) {
        await savePosition(client, this.name, lane, progress, this.process.clock.now());
        this.taken.push(...listUnread(events, place));
      }
      await client.query('commit');
      client.release();
      return progress;
    } catch (error) {
      // The state of the transaction is unknown: the connection is not reused.
      client.release(true);
      throw error;
    }
  }
}

/** Consumed events: all by number, and the numbers of each lane in the order of arrival. */
interface Taken {
  readonly all: readonly SequencedEvent[];
  readonly lanes: readonly (readonly number[])[];
}

const inLanes = (events: readonly SequencedEvent[]): Taken => ({
  all: events.toSorted(byNumber),
  lanes: lanes.map((lane) => events.filter((event) => laneOf(event.partitionKey) === lane).map(({ seq }) => seq)),
});

/** A log with a sequencer, brokers, and consumers that follow it. */
export class FeedRoom {
  private readonly following: FeedSubscription[] = [];
  private readers = 0;

  private constructor(
    readonly bare: BareStore,
    readonly kafka: KafkaJsKafka,
    /** The prefix of the names of topics. */
    readonly prefix: string,
    private sequencer: Sequencer,
  ) {}

  static async open(name: string): Promise<FeedRoom> {
    const bare = await BareStore.open(name, 20);
    const prefix = `${name}-${process.pid}-`;
    const kafka = new KafkaJsKafka(BROKERS, 'test', prefix);
    const sequencer = new Sequencer(bare.pool, bare.store);
    sequencer.start();
    return new FeedRoom(bare, kafka, prefix, sequencer);
  }

  get kafkaFeed(): Feed {
    return new KafkaFeed(this.bare.feed, this.kafka, TOPICS);
  }

  /** Returns an unused name of a consumer. */
  newName(): string {
    this.readers += 1;
    return `recorder-${this.readers}`;
  }

  async follow(feed: Feed, name = this.newName()): Promise<Recorder> {
    const recorder = new Recorder(this.bare, name);
    await enrolConsumer(this.bare.pool, name, this.bare.clock.now());
    this.following.push(await feed.follow(name, [recorder]));
    return recorder;
  }

  /** Stops all consumers. */
  async leave(): Promise<void> {
    for (const following of this.following.splice(0)) await following.stop();
  }

  /** Appends `count` events of each type, under twenty keys. */
  async write(count: number): Promise<void> {
    const facts = TYPES.map((type) => ({ type, data: {} }));
    await Promise.all(Array.from({ length: count }, (_, i) => this.bare.append(`stream-${i % 20}`, ...facts)));
  }

  /** Waits until a consumer has processed the whole log. */
  async through({ name }: Recorder, withinMs = 30_000): Promise<void> {
    await this.bare.sequenced();
    const head = await this.bare.feed.head();
    const isThrough = 'select from store.readers where reader = $1 and seq >= $2';
    const look = async () => (await this.bare.pool.query(isThrough, [name, head])).rowCount === 1;
    await waitUntil('the mark is at the end', look, withinMs);
  }

  /** Returns the last number that Kafka has. */
  async published(): Promise<number> {
    return (await this.bare.pool.query('select seq from store.relay')).rows[0].seq;
  }

  /** Waits until Kafka has the whole log. */
  async allPublished(withinMs = 30_000): Promise<void> {
    await this.bare.sequenced();
    const head = await this.bare.feed.head();
    await waitUntil('all is on Kafka', async () => (await this.published()) === head, withinMs);
  }

  async log(): Promise<Taken> {
    return inLanes((await this.bare.feed.read(0, 1_000_000, TYPES)).events);
  }

  takenBy(...recorders: readonly Recorder[]): Taken {
    return inLanes(recorders.flatMap(({ taken }) => taken));
  }

  /** Copies the tables, like a base backup. */
  async backUp(): Promise<void> {
    await this.bare.sequenced();
    await this.replication('drop schema if exists backup cascade; create schema backup');
    await this.replication(TABLES.map((table) => `create table backup.${table} as table store.${table}`).join(';'));
  }

  /** Restores the backup while consumers run. The connection of the relay's leader is killed. */
  async restore(): Promise<void> {
    await this.sequencer.stop();
    const back = (table: string) => `delete from store.${table}; insert into store.${table} table backup.${table}`;
    await this.replication(TABLES.map(back).join(';'));
    const relay = await this.bare.leaderOf('relay');
    if (relay) await this.bare.kill(relay.pid);
    this.sequencer = new Sequencer(this.bare.pool, this.bare.store);
    this.sequencer.start();
  }

  /** Runs statements without the triggers of the log, like the replay of a backup. */
  private async replication(statements: string): Promise<void> {
    await this.bare.pool.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
  }

  async close(): Promise<void> {
    await this.leave();
    await this.sequencer.stop();
    await this.bare.close();
  }
}
