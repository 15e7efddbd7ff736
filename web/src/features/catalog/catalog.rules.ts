/** '1' points, '2' coins. */
export type PaymentMethod = '1' | '2';

/** Card type ids that stand for something else than a type. */
export const ALL_TYPES = '999998';
export const COMING_SOON = '9999';
export const NOTICES = '-1';

const MAX_DRAW_COUNT = 3000;
/** Below this many left in the box, all of them can be bought at once. */
const ALL_BELOW = 100;

interface Stock {
  /** tickets left in the box */
  readonly pack_count: number;
  /** tickets in one purchase, 0 no limit of the pack's own */
  readonly max_buy_count: number;
}

/** How many tickets one purchase may take at the most. */
export const maxCount = ({ pack_count, max_buy_count }: Stock): number =>
  Math.min(pack_count, MAX_DRAW_COUNT, max_buy_count > 0 ? max_buy_count : MAX_DRAW_COUNT);

export type CountChoice = number | 'all';

/** The counts that have a button of their own. A count that the shop must refuse has none. */
export const countChoices = (stock: Stock): CountChoice[] => {
  const max = maxCount(stock);
  const counts: CountChoice[] = [1, 10, 100].filter((count) => count <= max);
  const all = stock.pack_count > 0 && stock.pack_count < ALL_BELOW && stock.pack_count <= max;
  return all ? [...counts, 'all'] : counts;
};

/** The count that the field starts with: that of the address (`num`), brought within bounds. */
export const presetCount = (num: string | null, stock: Stock): number => {
  const max = maxCount(stock);
  if (num === 'all') return max;
  const count = Math.floor(Number(num));
  return Math.min(max, Math.max(1, Number.isFinite(count) ? count : 1));
};

/** The share of the box that is left, 0 to 1. */
export const shareLeft = (left: number, total: number): number => (total > 0 ? Math.min(1, left / total) : 0);

/** Prize rows under their ranks, in the order they came. */
export const groupByRank = <Row extends { rank: number; rank_name: string }>(
  rows: readonly Row[],
): { rank: number; name: string; rows: Row[] }[] => {
  const groups = new Map<number, { rank: number; name: string; rows: Row[] }>();
  for (const row of rows) {
    const group = groups.get(row.rank) ?? { rank: row.rank, name: row.rank_name, rows: [] };
    group.rows.push(row);
    groups.set(row.rank, group);
  }
  return [...groups.values()];
};
