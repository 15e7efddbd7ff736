import type { SequencedEvent } from '../../kernel/event.js';

/** A stretch of the log. */
export interface FeedBatch {
  /** The events asked for, in order; other types between them are left out. */
  readonly events: readonly SequencedEvent[];
  /** The stretch is complete up to here; equal to `after` when there is nothing new. */
  readonly through: number;
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
}
