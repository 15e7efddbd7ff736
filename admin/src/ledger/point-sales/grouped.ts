import type { PointSale } from '../../../../services/ledger/point-sales/point-sales.contract.js';

/** What some sales come to. */
export interface Group {
  readonly key: string;
  readonly payments: number;
  readonly yen: number;
}

/** Sales put together by what they have in common, in the order in which that first appears. */
export const groupSales = (sales: readonly PointSale[], keyOf: (sale: PointSale) => string): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const sale of sales) {
    const key = keyOf(sale);
    const { payments, yen } = groups.get(key) ?? { payments: 0, yen: 0 };
    groups.set(key, { key, payments: payments + sale.payments, yen: yen + sale.yen });
  }
  return [...groups.values()];
};

/** The largest first. */
export const sortByAmount = (groups: readonly Group[]): readonly Group[] => groups.toSorted((a, b) => b.yen - a.yen);
