import { setMaxListeners } from 'node:events';
import { Logger } from '@nestjs/common';
import { type Lane, lanes } from '../../kernel/lane.js';
import { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.js';
import { failpoint } from '../failpoint.js';
import type { Consumer, Kafka, Message } from '../kafka/kafka.js';
import { describeError } from '../observability/described-error.js';
import { Feed, type FeedBatch, type Follower, type Following } from './feed.js';
import type { PostgresFeed } from './feed.postgres.js';
import { HEARTBEAT_TOPIC, heartbeatOf, laneEventOf } from './feed-message.js';
import { foreignMessages } from './foreign-messages.js';
import { isComplete, LaneBacklog, type LaneStretch, linksOf } from './lane-backlog.js';

const logger = new Logger('Feed');

/** How long a lane waits for what another topic has to bring before it is read from the log. */
const HOLD_MS = 500;
/** The interval at which a lane without messages from Kafka is read from the log. */
const LOOK_AGAIN_MS = 200;
/** Of a lane with so many events in hand no more are taken from Kafka. */
const FULL = 5000;
const FULL_PAUSE_MS = 30;
/** Readers that take in at once: each holds a connection and may ask for another, so all of the pool must not be theirs. */
const AT_ONCE = 4;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * The feed over Kafka. The past, and whatever Kafka has not brought, come from the log. Events of another history are never
 * consumed, however the database or Kafka was restored.
 */
export class KafkaFeed extends Feed {
  /** @param topics of events; the topic of the heartbeats is added */
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

  /** Resolves at once; Kafka need not be there yet. */
  async follow(group: string, readers: readonly Follower[]): Promise<Following> {
    const end = new AbortController();
    // Every lane listens, and every pause.
    setMaxListeners(0, end.signal);
    const limiter = new ConcurrencyLimiter(AT_ONCE, Number.POSITIVE_INFINITY);
    const following = lanes.map((lane) => new LaneFollower(lane, readers, this.log, limiter, end.signal));
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

  private async run(group: string, readers: readonly Follower[], following: readonly LaneFollower[], end: AbortSignal) {
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
 * Brings one lane to the readers. Each stretch of Kafka is compared with the log, by the chain's hash, before it is taken in.
 * One that differs is forgotten, and so is one that proves nothing: then the log itself is followed until a message is its own.
 */
class LaneFollower {
  readonly ended: Promise<void>;
  private readonly backlog = new LaneBacklog();
  private wake: () => void = () => undefined;
  private isOfTheLog = true;
  /** The hash of the log's end when that was brought; what has not moved since is not asked for. */
  private brought: string | undefined;

  constructor(
    private readonly lane: Lane,
    private readonly readers: readonly Follower[],
    private readonly log: PostgresFeed,
    private readonly limiter: ConcurrencyLimiter,
    private readonly end: AbortSignal,
  ) {
    end.addEventListener('abort', () => this.wake());
    this.ended = this.run();
  }

  /** Takes messages in; resolves when there is room for more. */
  async offer(batch: readonly Message[]): Promise<void> {
    for (const message of batch) this.take(message);
    this.wake();
    while (this.backlog.size > FULL && !this.end.aborted) await pause(FULL_PAUSE_MS, this.end);
  }

  /** What cannot be read is as good as lost on the way: the next message tells of the hole, and the log fills it. */
  private take(message: Message): void {
    try {
      // Of an earlier release: it says that there is something, and not of which history.
      if (message.headers.hash === undefined) this.leaveKafka();
      else if (message.topic === HEARTBEAT_TOPIC) this.backlog.beat(heartbeatOf(message));
      else this.backlog.add(laneEventOf(message));
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

  /** Brings the log to its end, and returns to Kafka when it has brought a message of this log. */
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

  /** Leaves Kafka where the log has gone back behind what was taken in, and grows anew. */
  private async settleDoubt(): Promise<void> {
    const end = this.backlog.takeDoubt();
    if (end && (await this.log.linksHeld([end])).length === 0) this.leaveKafka();
  }

  /**
   * Returns the next events as soon as they have come. When they are late, returns all that is there; when the lane must leave
   * Kafka, returns undefined.
   */
  private async next(): Promise<LaneStretch | undefined> {
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

  /** Resolves when something has come, or after so long. */
  private news(withinMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async bring(stretch: LaneStretch): Promise<void> {
    const links = linksOf(stretch);
    let foreign = 0;
    const bringTo = (reader: Follower) =>
      untilDone(this.end, `Reader ${reader.name}`, async () => {
        const read = async (after: number) => {
          // Each time: the database may be another one since.
          const held = await this.log.linksHeld(links);
          if (held.length === links.length) return this.readBehind(after, stretch, reader.types);
          foreign = links.length - held.length;
          return { events: [], through: after };
        };
        while (!this.end.aborted) {
          const progress = await this.limiter.pass(() => reader.advance(this.lane, read));
          if (!progress || progress.through >= stretch.through || foreign > 0) return;
        }
      });
    await Promise.all(this.readers.map(bringTo));
    if (foreign > 0) {
      foreignMessages.inc(foreign);
      logger.warn(`lane ${this.lane}: Kafka has brought what is not of this log; the log itself is read`);
      this.leaveKafka();
    }
    failpoint('after-batch');
  }

  private async readBehind(after: number, stretch: LaneStretch, types: readonly string[]): Promise<FeedBatch> {
    if (after >= stretch.through) return { events: [], through: after };
    if (!isComplete(stretch, after)) return this.log.readLane(this.lane, after, stretch.through, types);
    const events = stretch.events.map(({ event }) => event);
    return { events: events.filter(({ seq, type }) => seq > after && types.includes(type)), through: stretch.through };
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

/** Tries work again, after ever longer pauses, until it is done or nobody wants it any more. */
const untilDone = async (end: AbortSignal, name: string, work: () => Promise<void>): Promise<void> => {
  const log = new Logger(name);
  for (let pauseMs = FIRST_PAUSE_MS; !end.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!end.aborted) log.error(error);
      await pause(pauseMs, end);
    }
  }
};
