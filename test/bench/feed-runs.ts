import type { Pool } from 'pg';
import { LANES } from '../../services/kernel/lane.js';
import type { AnyProjection } from '../../services/kernel/projection.js';
import type { Clock } from '../../services/kernel/time.js';
import { parts } from '../../services/parts.js';
import { removeConsumer } from '../../services/platform/feed/checkpoints.js';
import type { Feed } from '../../services/platform/feed/feed.js';
import { KafkaFeed } from '../../services/platform/feed/feed.kafka.js';
import { PostgresFeed } from '../../services/platform/feed/feed.postgres.js';
import { HEARTBEAT_TOPIC, topicOf } from '../../services/platform/feed/feed-message.js';
import { Relay } from '../../services/platform/feed/relay.js';
import { KafkaJsKafka } from '../../services/platform/kafka/kafka.kafkajs.js';
import { eventTypesOf, publishedNameOf } from '../../services/platform/part.js';
import { Projector } from '../../services/platform/projections/projector.js';
import { rebuild } from '../../services/platform/projections/rebuild.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import { Sequencer } from '../../services/platform/store/sequencer.js';
import { LateLog } from '../support/late-log.js';
import { writeStory } from '../support/seed-log.js';
import { waitUntil } from '../support/until.js';
import { GatedKafka } from './held-kafka.js';

const PATIENCE_MS = 600_000;

const topicOfTypes = new Map(
  parts.flatMap((part) => eventTypesOf(part).map((type) => [type, topicOf(publishedNameOf(part))] as const)),
);
/** The topics of all modules. */
export const topics = [...new Set(topicOfTypes.values())];

const OWN = 'select count(*) as own from store.event_log where type = any($1)';
const IS_NUMBERED = 'select from store.sequencer where seq = $1';
const IS_SENT = 'select from store.relay where seq = $1';
const IS_TAKEN = 'select from store.readers where reader = $1 and seq = $2';
const IS_TAKEN_IN_EVERY_LANE = `select from store.relay r where not exists
  (select from store.lane_checkpoints l where l.reader = $1 and l.seq < r.lane_seqs[l.lane + 1])`;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

/** Runs the events of a story through each stage of the feed in turn. Each run returns its seconds. */
export class FeedRuns {
  private readonly store: EventStore;
  private readonly log: PostgresFeed;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly events: number,
  ) {
    this.store = new EventStore(pool, clock);
    this.log = new PostgresFeed(pool, this.store.signals);
  }

  /** Returns the number of events that a read model consumes. */
  async ownOf({ on }: AnyProjection): Promise<number> {
    return (await this.pool.query<{ own: number }>(OWN, [Object.keys(on)])).rows[0]!.own;
  }

  async write(): Promise<number> {
    return secondsOf(() => writeStory(this.store, this.events));
  }

  async number(): Promise<number> {
    const sequencer = new Sequencer(this.pool, this.store);
    sequencer.start();
    const seconds = await secondsOf(() => this.until('all is numbered', IS_NUMBERED, [this.events]));
    await sequencer.stop();
    await this.pool.query('vacuum analyze');
    return seconds;
  }

  async throughPostgres(projection: AnyProjection): Promise<number> {
    await this.empty(projection);
    const projector = this.projectorOf(this.log, projection);
    const seconds = await secondsOf(async () => {
      await projector.start();
      await this.until('all events are processed', IS_TAKEN, [projection.name, this.events]);
    });
    await projector.stop();
    return seconds;
  }

  rebuild(projection: AnyProjection): Promise<number> {
    return secondsOf(() => rebuild(this.pool, this.log, this.clock, projection));
  }

  /** Sends all events first and then consumes them, both in this process. */
  async throughKafka(projection: AnyProjection, brokers: readonly string[]) {
    await this.empty(projection);
    const kafka = new GatedKafka(new KafkaJsKafka(brokers, 'bench'));
    await kafka.ensureTopics([...topics, HEARTBEAT_TOPIC], LANES);
    const log = new LateLog(this.pool, this.store.signals);
    const projector = this.projectorOf(new KafkaFeed(log, kafka, topics), projection);
    await projector.start();
    await kafka.isFollowed;
    log.open();
    const sending = await this.send(kafka);
    const taking = await secondsOf(async () => {
      kafka.open();
      await this.until('all events are processed', IS_TAKEN_IN_EVERY_LANE, [projection.name]);
    });
    await projector.stop();
    return { sending, taking, fromLog: log.returnedEvents };
  }

  private async send(kafka: GatedKafka): Promise<number> {
    const relay = new Relay(this.pool, kafka, (type) => topicOfTypes.get(type)!, topics, this.store.signals);
    relay.start();
    const seconds = await secondsOf(() => this.until('all is sent', IS_SENT, [this.events]));
    await relay.stop();
    return seconds;
  }

  private projectorOf(feed: Feed, projection: AnyProjection): Projector {
    return new Projector(this.pool, feed, this.clock, [projection]);
  }

  /** Resets the consumer of a read model to the beginning of the log. */
  private async empty({ name, table }: AnyProjection): Promise<void> {
    await this.pool.query(`truncate ${table}`);
    await removeConsumer(this.pool, name);
  }

  private until(what: string, text: string, values: unknown[]): Promise<boolean> {
    return waitUntil(what, async () => (await this.pool.query(text, values)).rowCount === 1, PATIENCE_MS);
  }
}
