import type { SequencedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import type { Message } from '../kafka/kafka.js';

/** An event as it travels, with the number of the event before it in its lane. */
export interface LaneEvent {
  readonly event: SequencedEvent;
  readonly prevSeq: number;
  /** The log's chain hash at this event, in hex: it proves the history up to here. Earlier releases sent none. */
  readonly hash?: string | undefined;
}

/** Where the quiet lanes are: everything of this lane up to `head` has been sent, the last of it was `lastSeq`. */
export interface Heartbeat {
  readonly lastSeq: number;
  readonly head: number;
  /** The log's chain hash at `head`, in hex. */
  readonly hash?: string | undefined;
}

export const HEARTBEAT_TOPIC = 'feed.heartbeats.v1';

/** The topic of a part's events. */
export const topicOf = (part: string): string => `${part}.events.v1`;

/** An event as a message: its key keeps its order, its headers tell what it is without opening it. */
export const eventMessage = (
  topic: string,
  { event, prevSeq, hash }: LaneEvent & { readonly hash: string },
): Message => ({
  topic,
  partition: laneOf(event.partitionKey),
  key: event.partitionKey,
  value: JSON.stringify(event),
  headers: {
    seq: String(event.seq),
    prev_seq: String(prevSeq),
    hash,
    event_id: event.eventId,
    type: event.type,
    schema_version: String(event.schemaVersion),
  },
});

const areNumbers = (...values: unknown[]): boolean => values.every(Number.isSafeInteger);

const HASH = /^[0-9a-f]{64}$/;

/** @throws SyntaxError for what is no SHA-256 in hex */
const hashOf = ({ headers: { hash } }: Message): string | undefined => {
  if (hash !== undefined && !HASH.test(hash)) throw new SyntaxError('its hash is none');
  return hash;
};

/** @throws SyntaxError for what is no event */
export const laneEventOf = (message: Message): LaneEvent => {
  const { value, headers } = message;
  const event = JSON.parse(value);
  const prevSeq = Number(headers.prev_seq);
  if (!areNumbers(event?.seq, prevSeq)) throw new SyntaxError('this is no event of the log');
  return {
    event: { ...event, effectiveAt: new Date(event.effectiveAt), recordedAt: new Date(event.recordedAt) },
    prevSeq,
    hash: hashOf(message),
  };
};

export const heartbeatMessage = (
  lane: number,
  { hash, ...heartbeat }: Heartbeat & { readonly hash: string },
): Message => ({
  topic: HEARTBEAT_TOPIC,
  partition: lane,
  key: String(lane),
  value: JSON.stringify(heartbeat),
  headers: { hash },
});

/** @throws SyntaxError for what is none */
export const heartbeatOf = (message: Message): Heartbeat => {
  const heartbeat = JSON.parse(message.value);
  if (!areNumbers(heartbeat?.lastSeq, heartbeat?.head)) throw new SyntaxError('this is no heartbeat');
  return { lastSeq: heartbeat.lastSeq, head: heartbeat.head, hash: hashOf(message) };
};
