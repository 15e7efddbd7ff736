import { type Stream, streamIdOf } from '../../kernel/stream.js';
import type { TokyoMonth } from '../../kernel/time.js';
import { type RankEvent, rankEvents } from './rank.events.js';

/** The ranks that a member has kept for coins, by month. */
export type KeptRanks = ReadonlyMap<TokyoMonth, string>;

export const noKeptRanks: KeptRanks = new Map();

export const evolveKeptRanks = (kept: KeptRanks, { type, data }: RankEvent): KeptRanks =>
  type === 'RankKept' ? new Map([...kept, [data.month, data.rankId]]) : kept;

export const rankStream: Stream<KeptRanks, RankEvent> = {
  prefix: 'rank',
  events: rankEvents,
  initial: () => noKeptRanks,
  evolve: evolveKeptRanks,
};

export const rankStreamOf = (memberId: string): string => streamIdOf(rankStream, memberId);
