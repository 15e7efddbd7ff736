/** A rank of a draft with its names. */
export interface Rank {
  readonly rank: number;
  readonly rank_name: string;
  readonly rank_name_en: string;
}

const LETTERS = ['S', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Builds a rank with its default names. */
export const newRank = (rank: number): Rank => {
  const letter = LETTERS[rank - 1] ?? String(rank);
  return { rank, rank_name: `${letter}賞`, rank_name_en: `${letter} Prize` };
};

/** Returns the ranks of the rows and the empty ones, best first. The first row of a rank gives its names. */
export const ranksOf = (rows: readonly Rank[], empty: readonly Rank[]): Rank[] => {
  const byNumber = new Map<number, Rank>();
  for (const { rank, rank_name, rank_name_en } of [...rows, ...empty])
    if (!byNumber.has(rank)) byNumber.set(rank, { rank, rank_name, rank_name_en });
  return [...byNumber.values()].sort((a, b) => a.rank - b.rank);
};

/** Returns the lowest unused number for a new rank. */
export const findFreeRank = (ranks: readonly Pick<Rank, 'rank'>[]): number => {
  const taken = new Set(ranks.map(({ rank }) => rank));
  let next = 1;
  while (taken.has(next)) next += 1;
  return next;
};
