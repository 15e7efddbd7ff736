import type { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { LANES, type Lane, laneOf, lanes } from '../../kernel/lane.js';
import { SharedWork } from '../concurrency/event-loop.js';
import { Heartbeat } from '../concurrency/heartbeat.js';
import { Leader } from '../concurrency/leader.js';
import { Loop } from '../concurrency/loop.js';
import { passFailpoint } from '../failpoint.js';
import type { Kafka, Message, Producer } from '../kafka/kafka.js';
import { type EventRow, READ_COLUMNS, toRecordedEvent } from '../store/event-row.js';
import { BEGINNING_OF_CHAIN } from '../store/sequencer.js';
import { HEARTBEAT_TOPIC, toEventMessage, toHeartbeatMessage } from './feed-message.js';

const BATCH = 1000;
/** Characters of one batch. A broker accepts at most 1 MiB for one partition, which may get the whole batch. */
const MAX_BATCH_CHARACTERS = 800_000;
const CHARACTERS_OF_A_TURN = 250_000;
const POLL_MIN_MS = 20;
const POLL_MAX_MS = 100;
const BEAT_EVERY_MS = 1000;
const BEGINNING = BEGINNING_OF_CHAIN.toString('hex');

interface Cursor {
  readonly leader: number;
  readonly seq: number;
  /** The chain hash at `seq`, in hex. */
  readonly hash: string;
  /** The last number sent in each lane. */
  readonly laneSeqs: readonly number[];
}

type LogRow = EventRow & { readonly seq: number; readonly hash: string };

const READ = `select l.seq, encode(l.hash, 'hex') as hash, ${READ_COLUMNS('e')}
  from store.event_log l join store.events e using (epoch, xid, ordinal) where l.seq > $1 order by l.seq limit ${BATCH}`;
const TAKE_OVER = `update store.relay r set leader = leader + 1
  returning leader, seq, lane_seqs::text[] as "laneSeqs",
    (select encode(l.hash, 'hex') from store.event_log l where l.seq = r.seq) as hash`;
const MOVE = 'update store.relay set seq = $3, lane_seqs = $4 where leader = $1 and seq = $2';

/**
 * Publishes the numbered log to Kafka in order, one awaited batch at a time. One process leads. Its cursor is fenced, so that a
 * former leader cannot move it; consumers recognise repeated messages by their numbers. Each message names the previous number
 * in its lane, which reveals gaps, and carries the hash that proves its history.
 */
export class Relay {
  private readonly leader: Leader;
  private readonly loop: Loop;
  private readonly heartbeat = new Heartbeat('relay');
  private cursor: Cursor | undefined;
  private producer: Producer | undefined;
  private lastBeat = Number.NEGATIVE_INFINITY;

  /** @param topicOf returns the topic of an event type */
  constructor(
    pool: Pool,
    private readonly kafka: Kafka,
    private readonly topicOf: (type: string) => string,
    private readonly topics: readonly string[],
    private readonly signals: EventEmitter,
  ) {
    this.leader = new Leader(pool, 'relay');
    this.loop = new Loop('Relay', () => this.advance(), POLL_MIN_MS, POLL_MAX_MS);
  }

  start(): void {
    this.signals.on('sequenced', this.loop.wake);
    this.loop.start();
  }

  async stop(): Promise<void> {
    this.signals.off('sequenced', this.loop.wake);
    await this.loop.stop();
    await this.drop();
  }

  /** Publishes one batch. Returns true if it was full, so that more may wait. */
  private async advance(): Promise<boolean> {
    try {
      const led = await this.leader.lead();
      if (!led) return false;
      if (led.taken || !this.cursor || !this.producer) await this.takeOver(led.client);
      return await this.publish(led.client, this.cursor!, this.producer!);
    } catch (error) {
      await this.drop();
      throw error;
    }
  }

  private async takeOver(client: PoolClient): Promise<void> {
    await this.closeProducer();
    await this.kafka.ensureTopics([...this.topics, HEARTBEAT_TOPIC], LANES);
    this.producer = await this.kafka.producer();
    const { leader, seq, laneSeqs, hash } = (await client.query(TAKE_OVER)).rows[0];
    this.cursor = { leader, seq, hash: hash ?? BEGINNING, laneSeqs: laneSeqs.map(Number) };
  }

  private async publish(client: PoolClient, at: Cursor, producer: Producer): Promise<boolean> {
    const { rows } = await client.query<LogRow>({
      name: 'relay-read',
      text: READ,
      values: [at.seq],
    });
    const { messages, laneSeqs } = await this.buildBatch(at, rows);
    if (messages.length > 0) {
      await producer.send(messages);
      passFailpoint('after-send');
      const { seq, hash } = rows[messages.length - 1]!;
      const { rowCount } = await client.query(MOVE, [at.leader, at.seq, seq, laneSeqs]);
      if (rowCount !== 1) throw new Error('another relay has taken over');
      passFailpoint('after-cursor');
      this.cursor = { ...at, seq, hash, laneSeqs };
    }
    await this.beat(producer, this.cursor!);
    await this.heartbeat.beat(client);
    return rows.length === BATCH || messages.length < rows.length;
  }

  /** Builds the messages of the first rows, up to the limit of a batch, and the last number of each lane. */
  private async buildBatch(at: Cursor, rows: readonly LogRow[]) {
    const work = new SharedWork(CHARACTERS_OF_A_TURN);
    const laneSeqs = [...at.laneSeqs];
    const messages: Message[] = [];
    let characters = 0;
    for (const row of rows) {
      const event = { ...toRecordedEvent(row), seq: row.seq };
      const lane = laneOf(event.partitionKey);
      const message = toEventMessage(this.topicOf(event.type), { event, prevSeq: laneSeqs[lane]!, hash: row.hash });
      characters += message.value.length;
      if (characters > MAX_BATCH_CHARACTERS && messages.length > 0) break;
      messages.push(message);
      laneSeqs[lane] = event.seq;
      await work.record(message.value.length);
    }
    return { messages, laneSeqs };
  }

  /** Sends the progress of each lane, for lanes without events. */
  private async beat(producer: Producer, { seq, hash, laneSeqs }: Cursor): Promise<void> {
    if (performance.now() - this.lastBeat < BEAT_EVERY_MS) return;
    const beat = (lane: Lane): Message => toHeartbeatMessage(lane, { lastSeq: laneSeqs[lane]!, head: seq, hash });
    await producer.send(lanes.map(beat));
    this.lastBeat = performance.now();
  }

  private async drop(): Promise<void> {
    this.cursor = undefined;
    this.leader.resign();
    await this.closeProducer();
  }

  private async closeProducer(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    await producer?.close().catch(() => undefined);
  }
}
