import type { FeedBatch, FeedConsumer } from './feed.js';

/** Returns the part of a shared batch that one consumer processes, up to the number `max`. */
export const selectBatch = (
  { events, through: read }: FeedBatch,
  after: number,
  max: number,
  { types }: Pick<FeedConsumer, 'types'>,
): FeedBatch => {
  const through = Math.max(after, Math.min(read, max));
  return { events: events.filter(({ seq, type }) => seq <= through && types.includes(type)), through };
};
