interface GivableCard {
  readonly history_id: string;
  readonly buy_point: number;
  /** '1' marks a ship-only card, which cannot be exchanged. */
  readonly no_reduction: '0' | '1';
}

/** Selects the cards that can be exchanged: those that could be turned into points. */
export const selectGivable = <Card extends GivableCard>(cards: readonly Card[]): Card[] =>
  cards.filter(({ no_reduction }) => no_reduction === '0');

/** Total of the chosen cards. The server computes it again. */
export interface Tally {
  readonly count: number;
  readonly total: number;
  /** Points missing to the price; 0 when it is reached. */
  readonly missing: number;
  /** Points returned. */
  readonly change: number;
}

export const tallyOf = (cards: readonly GivableCard[], chosen: ReadonlySet<string>, price: number): Tally => {
  const chosenCards = cards.filter(({ history_id }) => chosen.has(history_id));
  const total = chosenCards.reduce((sum, { buy_point }) => sum + buy_point, 0);
  return {
    count: chosenCards.length,
    total,
    missing: Math.max(0, price - total),
    change: Math.max(0, total - price),
  };
};
