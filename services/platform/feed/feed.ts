import type { SequencedEvent } from '../../kernel/event.js';
import type { Lane } from '../../kernel/lane.js';

/** A stretch of the log. */
export interface FeedBatch {
  /** The events asked for, in order; other types between them are left out. */
  readonly events: readonly SequencedEvent[];
  /** The stretch is complete up to here; equal to `after` when there is nothing new. */
  readonly through: number;
}

/** What a reader did: it stands at `through` now, `after` before. */
export interface Progress {
  readonly after: number;
  readonly through: number;
}

/** Reads a stretch behind `after`. */
export type ReadStretch = (after: number) => Promise<FeedBatch>;

/** Is brought on along the log. */
export interface Follower {
  readonly name: string;
  /** The types of events that it takes in. */
  readonly types: readonly string[];
  /**
   * Takes in one stretch and remembers it, both or neither.
   *
   * @param lane the lane that the stretch is of; null: all of them
   * @param read what lies behind its place
   * @returns undefined when another process is at it
   */
  advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined>;
}

/** Takes in facts once, in the order of each lane, and remembers how far it is. */
export interface Reader extends Follower {
  /** Takes in what was parked of a key, in order, until one fails again. @returns how many stay parked */
  takeParked(partitionKey: string): Promise<number>;
}

/** Readers being served. */
export interface Following {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/** How facts reach their readers, in order, from any point of the past. */
export abstract class Feed {
  /**
   * The events of these types after `after`, from at most `limit` numbers of the log.
   *
   * @param after the reader's checkpoint; 0 reads from the beginning
   */
  abstract read(after: number, limit: number, types: readonly string[]): Promise<FeedBatch>;

  /** The highest number given so far; 0 for an empty log. */
  abstract head(): Promise<number>;

  /**
   * Brings every fact to the readers, those of the past and those to come, at least once, until it is stopped.
   *
   * @param group processes that follow under one name share the work
   */
  abstract follow(group: string, readers: readonly Follower[]): Promise<Following>;
}
