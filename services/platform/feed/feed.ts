import type { SequencedEvent } from '../../kernel/event.js';
import type { Lane } from '../../kernel/lane.js';

/** A batch of the log. */
export interface FeedBatch {
  /** The events of the requested types, in order. */
  readonly events: readonly SequencedEvent[];
  /** The batch is complete up to this number; equal to `after` if there is nothing new. */
  readonly through: number;
}

/** The progress of a consumer from `after` to `through`. */
export interface Progress {
  readonly after: number;
  readonly through: number;
}

/** Reads a batch that follows the number `after`. */
export type ReadBatch = (after: number) => Promise<FeedBatch>;

/** Consumes the log batch by batch. */
export interface FeedConsumer {
  readonly name: string;
  /** The types of events to consume. */
  readonly types: readonly string[];
  /**
   * Processes one batch and saves the position, both or neither.
   *
   * @param lane the lane of the batch; null for all lanes
   * @param read reads the events after the position
   * @returns undefined if another process holds the position
   */
  advance(lane: Lane | null, read: ReadBatch): Promise<Progress | undefined>;
}

/** Consumes events once, in the order of each lane, and parks those that fail. */
export interface ParkingConsumer extends FeedConsumer {
  /** Retries the parked events of a key in order, until one fails. @returns the number that stays parked */
  takeParked(partitionKey: string): Promise<number>;
}

/** A running subscription of consumers. */
export interface FeedSubscription {
  /** Stops after the work in progress is finished. */
  stop(): Promise<void>;
}

/** Delivers events to consumers in order, from any position of the log. */
export abstract class Feed {
  /**
   * Reads the events of these types among the `limit` numbers that follow `after`.
   *
   * @param after the position of the consumer; 0 reads from the beginning
   */
  abstract read(after: number, limit: number, types: readonly string[]): Promise<FeedBatch>;

  /** Returns the highest number of the log; 0 for an empty log. */
  abstract head(): Promise<number>;

  /**
   * Delivers all past and future events to the consumers at least once, until it is stopped.
   *
   * @param group processes with the same group share the work
   */
  abstract follow(group: string, readers: readonly FeedConsumer[]): Promise<FeedSubscription>;
}
