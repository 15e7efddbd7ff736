import type { FeedBatch, Follower } from './feed.js';

/** Of a stretch that several read what one of them takes in, and no more than until `most`. */
export const stretchOf = (
  { events, through: read }: FeedBatch,
  after: number,
  most: number,
  { types }: Pick<Follower, 'types'>,
): FeedBatch => {
  const through = Math.max(after, Math.min(read, most));
  return { events: events.filter(({ seq, type }) => seq <= through && types.includes(type)), through };
};
