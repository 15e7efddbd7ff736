import type { PackListResponse } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { StockNow } from '../../../../services/wins/live/live.contract.js';
import { queryClient } from '../../api/query-client';
import { type Pack, packsKey } from './catalog.api';

/** Spreads the requests of all viewers after a change of the lists. */
const SPREAD_MS = 1500;

const isCurrent = (pack: Pack, { pack_count, verified }: StockNow): boolean =>
  pack_count === pack.pack_count &&
  verified.chained === pack.verified.chained &&
  verified.recomputed === pack.verified.recomputed &&
  verified.differs === pack.verified.differs;

const withStock = <P extends Pack>(pack: P, stock: ReadonlyMap<string, StockNow>): P => {
  const now = stock.get(String(pack.id));
  return !now || isCurrent(pack, now) ? pack : { ...pack, pack_count: now.pack_count, verified: now.verified };
};

/** Updates stock and verification of packs in all cached queries. */
export const updateStock = (packs: readonly StockNow[]): void => {
  const stock = new Map(packs.map((pack) => [pack.id, pack]));
  queryClient.setQueriesData<PackListResponse>({ queryKey: [...packsKey, 'list'] }, (page) => {
    if (!page) return page;
    const list = page.list.map((pack) => withStock(pack, stock));
    return list.some((pack, i) => pack !== page.list[i]) ? { ...page, list } : page;
  });
  queryClient.setQueriesData<Pack>({ queryKey: [...packsKey, 'detail'] }, (pack) => pack && withStock(pack, stock));
};

/** Refetches all packs after a change of the lists. */
export const invalidateCatalog = (): void => {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: packsKey }), Math.random() * SPREAD_MS);
};
