import type { PackListAnswer } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { StockNow } from '../../../../services/wins/live/live.contract.js';
import { queryClient } from '../../api/query-client';
import { type Pack, packsKey } from './catalog.api';

/** All who see a change of the lists do not ask for it at the same moment. */
const SPREAD_MS = 1500;

const withStock = <P extends Pack>(pack: P, left: ReadonlyMap<string, number>): P => {
  const count = left.get(String(pack.id));
  return count === undefined || count === pack.pack_count ? pack : { ...pack, pack_count: count };
};

/** Shows what is left of packs wherever they are shown. */
export const noteStock = (packs: readonly StockNow[]): void => {
  const left = new Map(packs.map(({ id, pack_count }) => [id, pack_count]));
  queryClient.setQueriesData<PackListAnswer>({ queryKey: [...packsKey, 'list'] }, (page) => {
    if (!page) return page;
    const list = page.list.map((pack) => withStock(pack, left));
    return list.some((pack, i) => pack !== page.list[i]) ? { ...page, list } : page;
  });
  queryClient.setQueriesData<Pack>({ queryKey: [...packsKey, 'detail'] }, (pack) => pack && withStock(pack, left));
};

/** The lists have changed: what is shown of them is asked for again. */
export const noteCatalog = (): void => {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: packsKey }), Math.random() * SPREAD_MS);
};
