/** How many of each prize a box held when it was sealed, by prize. @param manifest the exact text that was sealed */
export const quantitiesOf = (manifest: string): ReadonlyMap<string, number> => {
  const { prizes } = JSON.parse(manifest) as { prizes: readonly { id: string; quantity: number }[] };
  return new Map(prizes.map(({ id, quantity }) => [id, quantity]));
};

/** Tickets left of some prizes together. */
export const countTicketsLeft = (rows: readonly { remaining: number }[]): number =>
  rows.reduce((sum, { remaining }) => sum + remaining, 0);

interface Step {
  /** points */
  readonly from: number;
  readonly left: number;
}

/** A step of what draws give back, with the points it reaches up to; null without an end. */
export interface BoundedStep extends Step {
  readonly to: number | null;
}

/** Steps, best first, each ending below where the one before begins. */
export const toBoundedSteps = (steps: readonly Step[]): BoundedStep[] =>
  steps.map((step, i) => ({ ...step, to: i === 0 ? null : steps[i - 1]!.from - 1 }));

/** Orders of a pack's prizes; the first is the usual one. */
export const PRIZE_ORDERS = ['rank', 'value', 'left'] as const;

/** The order that an address asks for (`sort`); by rank where it asks for none that there is. */
export const prizeOrderOf = (sort: string | null): (typeof PRIZE_ORDERS)[number] =>
  PRIZE_ORDERS.find((order) => order === sort) ?? 'rank';

/** The chance that draws one after another all take one of these tickets; 0 where that many are not there. */
export const computeChanceOfAll = (tickets: number, left: number, draws: number): number => {
  let chance = 1;
  for (let drawn = 0; drawn < draws; drawn += 1) chance *= Math.max(0, tickets - drawn) / (left - drawn);
  return chance;
};

export interface RankGroup<Row> {
  readonly rank: number;
  readonly name: string;
  readonly rows: Row[];
}

/** Prize rows under their ranks, in the order they came. */
export const groupByRank = <Row extends { rank: number; rank_name: string }>(
  rows: readonly Row[],
): RankGroup<Row>[] => {
  const groups = new Map<number, RankGroup<Row>>();
  for (const row of rows) {
    const group = groups.get(row.rank) ?? { rank: row.rank, name: row.rank_name, rows: [] };
    group.rows.push(row);
    groups.set(row.rank, group);
  }
  return [...groups.values()];
};
