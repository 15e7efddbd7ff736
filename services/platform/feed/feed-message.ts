import type { SequencedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import type { Message } from '../kafka/kafka.js';

/** An event in a message, with the number of the previous event in its lane. */
export interface LaneEvent {
  readonly event: SequencedEvent;
  readonly prevSeq: number;
  /** The chain hash at this event, in hex, which proves the history up to here. Earlier releases sent none. */
  readonly hash?: string | undefined;
}

/** The progress of a quiet lane: all its events up to `head` were sent, and `lastSeq` was the last. */
export interface LaneHeartbeat {
  readonly lastSeq: number;
  readonly head: number;
  /** The chain hash at `head`, in hex. */
  readonly hash?: string | undefined;
}

export const HEARTBEAT_TOPIC = 'feed.heartbeats.v1';

/** Returns the topic of a module's events. */
export const topicOf = (part: string): string => `${part}.events.v1`;

/** Builds the message of an event. Its key keeps the order, and its headers describe it. */
export const toEventMessage = (
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

/** Returns the hash of a message. @throws SyntaxError if it is not a SHA-256 in hex */
const hashOf = ({ headers: { hash } }: Message): string | undefined => {
  if (hash !== undefined && !HASH.test(hash)) throw new SyntaxError('its hash is none');
  return hash;
};

/** Parses the event of a message. @throws SyntaxError for invalid content */
export const parseLaneEvent = (message: Message): LaneEvent => {
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

export const toHeartbeatMessage = (
  lane: number,
  { hash, ...heartbeat }: LaneHeartbeat & { readonly hash: string },
): Message => ({
  topic: HEARTBEAT_TOPIC,
  partition: lane,
  key: String(lane),
  value: JSON.stringify(heartbeat),
  headers: { hash },
});

/** Parses a heartbeat. @throws SyntaxError for invalid content */
export const parseHeartbeat = (message: Message): LaneHeartbeat => {
  const heartbeat = JSON.parse(message.value);
  if (!areNumbers(heartbeat?.lastSeq, heartbeat?.head)) throw new SyntaxError('this is no heartbeat');
  return { lastSeq: heartbeat.lastSeq, head: heartbeat.head, hash: hashOf(message) };
};
