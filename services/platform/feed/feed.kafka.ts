import { setMaxListeners } from 'node:events';
import { Logger } from '@nestjs/common';
import { type Lane, lanes } from '../../kernel/lane.js';
import { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.js';
import { passFailpoint } from '../failpoint.js';
import type { Consumer, Kafka, Message } from '../kafka/kafka.js';
import { describeError } from '../observability/described-error.js';
import { Feed, type FeedBatch, type FeedConsumer, type FeedSubscription } from './feed.js';
import type { PostgresFeed } from './feed.postgres.js';
import { HEARTBEAT_TOPIC, parseHeartbeat, parseLaneEvent } from './feed-message.js';
import { foreignMessages } from './foreign-messages.js';
import { isComplete, LaneBacklog, type LaneBatch, linksOf } from './lane-backlog.js';

const logger = new Logger('Feed');

/** Time that a lane waits for messages of another topic before it reads the log. */
const HOLD_MS = 500;
/** The interval at which a lane without messages from Kafka is read from the log. */
const LOOK_AGAIN_MS = 200;
/** A lane with this many events accepts no more from Kafka. */
const FULL = 5000;
const FULL_PAUSE_MS = 30;
/** Consumers that work at once. Each may need two connections, and must leave some of the pool to others. */
const AT_ONCE = 4;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;

/**
 * The feed over Kafka. Past events, and those that Kafka did not deliver, are read from the log. Events of another history are
 * never consumed, however the database or Kafka was restored.
 */
export class KafkaFeed extends Feed {
  /** @param topics the topics of events; the topic of heartbeats is added */
  constructor(
    private readonly log: PostgresFeed,
    private readonly kafka: Kafka,
    private readonly topics: readonly string[],
  ) {
    super();
  }

  read(after: number, limit: number, types: readonly string[]): Promise<FeedBatch> {
    return this.log.read(after, limit, types);
  }

  head(): Promise<number> {
    return this.log.head();
  }

  /** Resolves at once, even while Kafka is not available. */
  async follow(group: string, readers: readonly FeedConsumer[]): Promise<FeedSubscription> {
    const end = new AbortController();
    // Each lane and each pause adds a listener.
    setMaxListeners(0, end.signal);
    const limiter = new ConcurrencyLimiter(AT_ONCE, Number.POSITIVE_INFINITY);
    const following = lanes.map((lane) => new LaneConsumer(lane, readers, this.log, limiter, end.signal));
    const running = this.run(group, readers, following, end.signal);
    return {
      stop: async () => {
        end.abort();
        const consumer = await running;
        await Promise.all(following.map((lane) => lane.ended));
        await consumer?.close();
      },
    };
  }

  private async run(
    group: string,
    readers: readonly FeedConsumer[],
    following: readonly LaneConsumer[],
    end: AbortSignal,
  ) {
    let consumer: Consumer | undefined;
    await untilDone(end, `Feed ${group}`, async () => {
      for (const reader of readers) while (!end.aborted && (await this.log.advance(reader)));
      const topics = [...this.topics, HEARTBEAT_TOPIC];
      consumer = await this.kafka.consume(group, topics, async (batch) => following[batch[0]!.partition]!.offer(batch));
    });
    return consumer;
  }
}

/**
 * Delivers one lane to the consumers. Each batch of Kafka is compared with the log by the chain hash before it is consumed. A
 * batch that differs or has no hash is dropped. Then the lane reads the log until a message matches it again.
 */
class LaneConsumer {
  readonly ended: Promise<void>;
  private readonly backlog = new LaneBacklog();
  private wake: () => void = () => undefined;
  private isOfTheLog = true;
  /** The hash at the end of the log when it was last delivered; an unchanged log is not read again. */
  private brought: string | undefined;

  constructor(
    private readonly lane: Lane,
    private readonly readers: readonly FeedConsumer[],
    private readonly log: PostgresFeed,
    private readonly limiter: ConcurrencyLimiter,
    private readonly end: AbortSignal,
  ) {
    end.addEventListener('abort', () => this.wake());
    this.ended = this.run();
  }

  /** Accepts messages and resolves when there is room for more. */
  async offer(batch: readonly Message[]): Promise<void> {
    for (const message of batch) this.take(message);
    this.wake();
    while (this.backlog.size > FULL && !this.end.aborted) await pause(FULL_PAUSE_MS, this.end);
  }

  /** Adds a message to the backlog. An invalid one is skipped: the next message reveals the gap, and the log fills it. */
  private take(message: Message): void {
    try {
      // Earlier releases sent no hash, so the history of the message is unknown.
      if (message.headers.hash === undefined) this.leaveKafka();
      else if (message.topic === HEARTBEAT_TOPIC) this.backlog.beat(parseHeartbeat(message));
      else this.backlog.add(parseLaneEvent(message));
    } catch (error) {
      logger.error(`a message of ${message.topic}, lane ${this.lane}, is left out: ${describeError(error)}`);
    }
  }

  private async run(): Promise<void> {
    while (!this.end.aborted)
      if (this.isOfTheLog) await this.followKafka();
      else await this.followLog();
  }

  private async followKafka(): Promise<void> {
    const next = await this.next();
    if (next) await this.bring(next);
  }

  /** Delivers the log up to its end, and returns to Kafka once a message matches the log. */
  private async followLog(): Promise<void> {
    await this.news(LOOK_AGAIN_MS);
    await untilDone(this.end, `Feed lane ${this.lane}`, async () => {
      const links = this.backlog.takeLinks();
      const held = await this.log.linksHeld(links);
      foreignMessages.inc(links.length - held.length);
      const head = await this.log.headLink();
      if (held.length > 0) {
        this.isOfTheLog = true;
        this.backlog.goOnBehind(head);
      }
      if (head.hash === this.brought) return;
      this.brought = head.hash;
      await this.bring({ events: [], lastSeq: head.seq, through: head.seq, hash: head.hash });
    });
  }

  private leaveKafka(): void {
    this.isOfTheLog = false;
    this.brought = undefined;
    this.backlog.forgetEnd();
  }

  /** Leaves Kafka if the log was restored to before the end of what was consumed. */
  private async settleDoubt(): Promise<void> {
    const end = this.backlog.takeDoubt();
    if (end && (await this.log.linksHeld([end])).length === 0) this.leaveKafka();
  }

  /**
   * Returns the next complete batch. If it is late, returns all available events with the gaps. If the lane must leave Kafka,
   * returns undefined.
   */
  private async next(): Promise<LaneBatch | undefined> {
    while (this.backlog.isEmpty && this.isOfTheLog && !this.end.aborted) {
      await this.news();
      await untilDone(this.end, `Feed lane ${this.lane}`, () => this.settleDoubt());
    }
    const giveUpAt = performance.now() + HOLD_MS;
    while (this.isOfTheLog && !this.end.aborted) {
      const run = this.backlog.takeRun();
      if (run) return run;
      const left = giveUpAt - performance.now();
      if (left <= 0) return this.backlog.take();
      await this.news(left);
    }
    return undefined;
  }

  /** Resolves when a message arrives, or after `withinMs`. */
  private news(withinMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async bring(batch: LaneBatch): Promise<void> {
    const links = linksOf(batch);
    let foreign = 0;
    const bringTo = (reader: FeedConsumer) =>
      untilDone(this.end, `Reader ${reader.name}`, async () => {
        const read = async (after: number) => {
          // Compared on each read, because the database may have been restored meanwhile.
          const held = await this.log.linksHeld(links);
          if (held.length === links.length) return this.readBehind(after, batch, reader.types);
          foreign = links.length - held.length;
          return { events: [], through: after };
        };
        while (!this.end.aborted) {
          const progress = await this.limiter.pass(() => reader.advance(this.lane, read));
          if (!progress || progress.through >= batch.through || foreign > 0) return;
        }
      });
    await Promise.all(this.readers.map(bringTo));
    if (foreign > 0) {
      foreignMessages.inc(foreign);
      logger.warn(`lane ${this.lane}: Kafka has brought what is not of this log; the log itself is read`);
      this.leaveKafka();
    }
    passFailpoint('after-batch');
  }

  private async readBehind(after: number, batch: LaneBatch, types: readonly string[]): Promise<FeedBatch> {
    if (after >= batch.through) return { events: [], through: after };
    if (!isComplete(batch, after)) return this.log.readLane(this.lane, after, batch.through, types);
    const events = batch.events.map(({ event }) => event);
    return { events: events.filter(({ seq, type }) => seq > after && types.includes(type)), through: batch.through };
  }
}

const pause = (ms: number, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      end.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    end.addEventListener('abort', done);
  });

/** Retries work with growing pauses until it succeeds or `end` is aborted. */
const untilDone = async (end: AbortSignal, name: string, work: () => Promise<void>): Promise<void> => {
  const log = new Logger(name);
  for (let pauseMs = FIRST_PAUSE_MS; !end.aborted; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!end.aborted) log.error(error);
      await pause(pauseMs, end);
    }
  }
};
