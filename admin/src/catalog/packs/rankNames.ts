import { type Rank, ranksOf } from './ranks';

/** Returns the names of the ranks of a pack, by number. */
export const rankNamesOf = (rows: readonly Rank[], english: boolean): ReadonlyMap<number, string> =>
  new Map(ranksOf(rows, []).map(({ rank, rank_name, rank_name_en }) => [rank, english ? rank_name_en : rank_name]));
