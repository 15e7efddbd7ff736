import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CardDetailAnswer, PackOfPrize } from '../../../../services/catalog/card-detail/card-detail.contract.js';
import type { CardTypesAnswer } from '../../../../services/catalog/card-types/card-types.contract.js';
import type {
  PackCardListAnswer,
  PackReturns,
  PrizeOrder,
} from '../../../../services/catalog/pack-card-list/pack-card-list.contract.js';
import type { PackDetailAnswer } from '../../../../services/catalog/pack-detail/pack-detail.contract.js';
import type { PackListAnswer } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { Pack } from '../../../../services/catalog/wire/pack.contract.js';
import type { PackCard } from '../../../../services/catalog/wire/pack-card.contract.js';
import type { FairBoxAnswer } from '../../../../services/draws/fair-box/fair-box.contract.js';
import { api, pagePath } from '../../api/api';
import { takeAnswer } from '../../api/page-answers';
import { queryClient } from '../../api/query-client';
import { quantitiesOf } from './catalog.rules';

export type { Pack, PackCard, PackOfPrize, PackReturns, PrizeOrder };

/** What the shop promised of a box before its sale, and can no longer change. */
export interface Seal {
  readonly hash: string;
  /** how many of each prize were in the full box */
  readonly quantities: ReadonlyMap<string, number>;
}

/** All that tells of stock; asking it again is up to the caller that sees it out of date. */
export const packsKey = ['catalog', 'packs'] as const;

const CARD_TYPES = '/user/card_type';
const listPath = (type: string, page: number) => pagePath(`/user/pack/all_list/${encodeURIComponent(type)}`, page);
const detailPath = (packId: string) => `/user/pack/detail/${encodeURIComponent(packId)}`;
const cardsPath = (packId: string, page: number) =>
  pagePath(`/user/pack/card_list/${encodeURIComponent(packId)}`, page);

export const cardTypes = queryOptions({
  queryKey: ['catalog', 'card-types'],
  queryFn: async () => (await api.get<CardTypesAnswer>(CARD_TYPES)).list,
  initialData: () => takeAnswer<CardTypesAnswer>(CARD_TYPES)?.list,
  initialDataUpdatedAt: 0,
});

export const packsOfType = (type: string, page: number) =>
  queryOptions({
    queryKey: [...packsKey, 'list', type, page],
    queryFn: () => api.get<PackListAnswer>(listPath(type, page)),
    initialData: () => takeAnswer<PackListAnswer>(listPath(type, page)),
    initialDataUpdatedAt: 0,
  });

/** A pack as some list showed it: a press on its tile is answered at once, and what has changed follows. */
const packFromList = (packId: string): Pack | undefined =>
  queryClient
    .getQueriesData<PackListAnswer>({ queryKey: [...packsKey, 'list'] })
    .flatMap(([, page]) => page?.list ?? [])
    .find(({ id }) => String(id) === packId);

/** A pack. */
export const packDetail = (packId: string) =>
  queryOptions({
    queryKey: [...packsKey, 'detail', packId],
    queryFn: async () => (await api.get<PackDetailAnswer>(detailPath(packId))).detail,
    initialData: () => takeAnswer<PackDetailAnswer>(detailPath(packId))?.detail ?? packFromList(packId),
    initialDataUpdatedAt: 0,
  });

/** @param order by rank, unless another is wanted */
export const packCards = (packId: string, order: PrizeOrder) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'pack-cards', packId, order],
    queryFn: ({ pageParam }) => {
      const page = cardsPath(packId, pageParam);
      return api.get<PackCardListAnswer>(order === 'rank' ? page : `${page}?sort=${order}`);
    },
    initialData: () => {
      const first = order === 'rank' ? takeAnswer<PackCardListAnswer>(cardsPath(packId, 1)) : undefined;
      return first && { pages: [first], pageParams: [1] };
    },
    initialDataUpdatedAt: 0,
    initialPageParam: 1,
    getNextPageParam: ({ page, all_page }) => (page < all_page ? page + 1 : undefined),
  });

export const packSeal = (packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'seal', packId],
    queryFn: async (): Promise<Seal> => {
      const path = `/fair/pack/${encodeURIComponent(packId)}`;
      const { box_hash, manifest } = await api.get<FairBoxAnswer>(path);
      return { hash: box_hash, quantities: quantitiesOf(manifest) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A card as a pack has it. @param packId that pack, '' for any that holds it */
export const cardDetail = (cardId: string, packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'card', cardId, packId],
    queryFn: async () => {
      const pack = packId === '' ? '' : `?pack_id=${encodeURIComponent(packId)}`;
      return (await api.get<CardDetailAnswer>(`/user/card/${encodeURIComponent(cardId)}${pack}`)).detail;
    },
  });
