import type { PointSale } from '../../../../services/ledger/point-sales/point-sales.contract.js';

/** The totals of sales with a common key. */
export interface Group {
  readonly key: string;
  readonly payments: number;
  readonly yen: number;
}

/** Sums sales by key, in the order in which the keys first appear. */
export const groupSales = (sales: readonly PointSale[], keyOf: (sale: PointSale) => string): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const sale of sales) {
    const key = keyOf(sale);
    const { payments, yen } = groups.get(key) ?? { payments: 0, yen: 0 };
    groups.set(key, { key, payments: payments + sale.payments, yen: yen + sale.yen });
  }
  return [...groups.values()];
};

/** Sorts groups by amount, largest first. */
export const sortByAmount = (groups: readonly Group[]): readonly Group[] => groups.toSorted((a, b) => b.yen - a.yen);
