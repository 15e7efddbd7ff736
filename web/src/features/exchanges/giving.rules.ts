interface Given {
  readonly history_id: string;
  readonly buy_point: number;
  /** '1': ship-only; it cannot be given. */
  readonly no_reduction: '0' | '1';
}

/** The cards that can be given: those that could be turned into points. */
export const givable = <Card extends Given>(cards: readonly Card[]): Card[] =>
  cards.filter(({ no_reduction }) => no_reduction === '0');

/** What the cards chosen come to, as the shop will count it again. */
export interface Tally {
  readonly count: number;
  readonly total: number;
  /** Points that are missing to the price; 0 when it is reached. */
  readonly missing: number;
  /** Points that come back. */
  readonly change: number;
}

export const tallyOf = (cards: readonly Given[], chosen: ReadonlySet<string>, price: number): Tally => {
  const given = cards.filter(({ history_id }) => chosen.has(history_id));
  const total = given.reduce((sum, { buy_point }) => sum + buy_point, 0);
  return {
    count: given.length,
    total,
    missing: Math.max(0, price - total),
    change: Math.max(0, total - price),
  };
};
