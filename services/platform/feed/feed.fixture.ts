import { BareStore } from '../../../test/support/bare-store.js';
import { until } from '../../../test/support/until.js';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf, lanes } from '../../kernel/lane.js';
import { KafkaJsKafka } from '../kafka/kafka.kafkajs.js';
import { Sequencer } from '../store/sequencer.js';
import { enrol, moveTo, notTakenIn, takePlace } from './checkpoints.js';
import type { Feed, Following, Progress, Reader, ReadStretch } from './feed.js';
import { KafkaFeed } from './feed.kafka.js';
import { topicOf } from './feed-message.js';

const TYPES = ['Odd', 'Even'];

export const BROKERS = process.env.TEST_KAFKA_BROKERS!.split(',');
/** The topics of the facts that are written here; each has one. */
export const TOPICS = ['odd', 'even'].map(topicOf);
export const topicOfType = (type: string): string => topicOf(type.toLowerCase());

/** All that a base backup of the feed has to bring back. */
const TABLES = ['events', 'event_log', 'sequencer', 'relay', 'checkpoints', 'lane_checkpoints'];

const byNumber = (a: SequencedEvent, b: SequencedEvent) => a.seq - b.seq;

/** Notes what it takes in, once for each event unless the feed or the checkpoints are wrong. */
export class Recorder implements Reader {
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
      client.release();
      return progress;
    } catch (error) {
      // Whatever state its transaction is in, nobody else shall have the connection.
      client.release(true);
      throw error;
    }
  }
}

/** What several readers have taken in together, and what is in the log: by number, and by lane as they came. */
interface Taken {
  readonly all: readonly SequencedEvent[];
  readonly lanes: readonly (readonly number[])[];
}

const inLanes = (events: readonly SequencedEvent[]): Taken => ({
  all: events.toSorted(byNumber),
  lanes: lanes.map((lane) => events.filter((event) => laneOf(event.partitionKey) === lane).map(({ seq }) => seq)),
});

/** A log that is written and numbered, brokers, and readers who follow. */
export class FeedRoom {
  private readonly following: Following[] = [];
  private readers = 0;

  private constructor(
    readonly bare: BareStore,
    readonly kafka: KafkaJsKafka,
    /** Stands before the topics' names. */
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

  /** A name that no reader has had. */
  newName(): string {
    this.readers += 1;
    return `recorder-${this.readers}`;
  }

  async follow(feed: Feed, name = this.newName()): Promise<Recorder> {
    const recorder = new Recorder(this.bare, name);
    await enrol(this.bare.pool, name, this.bare.clock.now());
    this.following.push(await feed.follow(name, [recorder]));
    return recorder;
  }

  /** Ends all who follow. */
  async leave(): Promise<void> {
    for (const following of this.following.splice(0)) await following.stop();
  }

  /** Writes so many facts of each type, by twenty keys. */
  async write(count: number): Promise<void> {
    const facts = TYPES.map((type) => ({ type, data: {} }));
    await Promise.all(Array.from({ length: count }, (_, i) => this.bare.append(`stream-${i % 20}`, ...facts)));
  }

  /** Waits until a reader has taken in all that is written. */
  async through({ name }: Recorder, withinMs = 30_000): Promise<void> {
    await this.bare.sequenced();
    const head = await this.bare.feed.head();
    const isThrough = 'select from store.readers where reader = $1 and seq >= $2';
    const look = async () => (await this.bare.pool.query(isThrough, [name, head])).rowCount === 1;
    await until('the mark is at the end', look, withinMs);
  }

  /** The last number that is on Kafka. */
  async published(): Promise<number> {
    return (await this.bare.pool.query('select seq from store.relay')).rows[0].seq;
  }

  /** Waits until all that is written is on Kafka. */
  async allPublished(withinMs = 30_000): Promise<void> {
    await this.bare.sequenced();
    const head = await this.bare.feed.head();
    await until('all is on Kafka', async () => (await this.published()) === head, withinMs);
  }

  async log(): Promise<Taken> {
    return inLanes((await this.bare.feed.read(0, 1_000_000, TYPES)).events);
  }

  takenBy(...recorders: readonly Recorder[]): Taken {
    return inLanes(recorders.flatMap(({ taken }) => taken));
  }

  /** Remembers the database as it is, as a base backup does. */
  async backUp(): Promise<void> {
    await this.bare.sequenced();
    await this.replication('drop schema if exists backup cascade; create schema backup');
    await this.replication(TABLES.map((table) => `create table backup.${table} as table store.${table}`).join(';'));
  }

  /** Brings the database back to the backup, while whoever runs goes on: its leaders' connections end. */
  async restore(): Promise<void> {
    await this.sequencer.stop();
    const back = (table: string) => `delete from store.${table}; insert into store.${table} table backup.${table}`;
    await this.replication(TABLES.map(back).join(';'));
    const relay = await this.bare.leaderOf('relay');
    if (relay) await this.bare.kill(relay.pid);
    this.sequencer = new Sequencer(this.bare.pool, this.bare.store);
    this.sequencer.start();
  }

  /** Runs statements that the log's own triggers do not see, as those that replay a backup. */
  private async replication(statements: string): Promise<void> {
    await this.bare.pool.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
  }

  async close(): Promise<void> {
    await this.leave();
    await this.sequencer.stop();
    await this.bare.close();
  }
}
