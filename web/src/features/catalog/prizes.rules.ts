/**
 * Returns the quantity of each prize in the full box, by prize id.
 * @param manifest exact text of the sealed manifest
 */
export const quantitiesOf = (manifest: string): ReadonlyMap<string, number> => {
  const { prizes } = JSON.parse(manifest) as { prizes: readonly { id: string; quantity: number }[] };
  return new Map(prizes.map(({ id, quantity }) => [id, quantity]));
};

/** Returns the tickets left of all rows together. */
export const countTicketsLeft = (rows: readonly { remaining: number }[]): number =>
  rows.reduce((sum, { remaining }) => sum + remaining, 0);

interface Step {
  /** points */
  readonly from: number;
  readonly left: number;
}

/** Step of the returns with its upper bound in points; null without a bound. */
export interface BoundedStep extends Step {
  readonly to: number | null;
}

/** Returns steps, best first, each ending below the start of the previous one. */
export const toBoundedSteps = (steps: readonly Step[]): BoundedStep[] =>
  steps.map((step, i) => ({ ...step, to: i === 0 ? null : steps[i - 1]!.from - 1 }));

/** Orders of a pack's prizes; the first is the default. */
export const PRIZE_ORDERS = ['rank', 'value', 'left'] as const;

/** Returns the order that an address requests (`sort`); `rank` for anything unknown. */
export const prizeOrderOf = (sort: string | null): (typeof PRIZE_ORDERS)[number] =>
  PRIZE_ORDERS.find((order) => order === sort) ?? 'rank';

/** Returns the chance that consecutive draws all take one of these tickets; 0 with fewer tickets than draws. */
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

/** Groups prize rows by rank, keeping their order. */
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
