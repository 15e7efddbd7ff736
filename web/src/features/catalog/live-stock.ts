import type { PackListResponse } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { StockNow } from '../../../../services/wins/live/live.contract.js';
import { queryClient } from '../../api/query-client';
import { type Pack, packsKey } from './catalog.api';

/** All who see a change of the lists do not ask for it at the same moment. */
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

/** Shows what is left of packs, and how far they are verified, wherever they are shown. */
export const noteStock = (packs: readonly StockNow[]): void => {
  const stock = new Map(packs.map((pack) => [pack.id, pack]));
  queryClient.setQueriesData<PackListResponse>({ queryKey: [...packsKey, 'list'] }, (page) => {
    if (!page) return page;
    const list = page.list.map((pack) => withStock(pack, stock));
    return list.some((pack, i) => pack !== page.list[i]) ? { ...page, list } : page;
  });
  queryClient.setQueriesData<Pack>({ queryKey: [...packsKey, 'detail'] }, (pack) => pack && withStock(pack, stock));
};

/** The lists have changed: what is shown of them is asked for again. */
export const noteCatalog = (): void => {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: packsKey }), Math.random() * SPREAD_MS);
};
