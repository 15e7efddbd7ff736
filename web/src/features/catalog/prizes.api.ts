import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CardDetailResponse, PackOfPrize } from '../../../../services/catalog/card-detail/card-detail.contract.js';
import type {
  PackCardListResponse,
  PackReturns,
  PrizeOrder,
} from '../../../../services/catalog/pack-card-list/pack-card-list.contract.js';
import type { PackCard } from '../../../../services/catalog/wire/pack-card.contract.js';
import type { FairBoxAnswer } from '../../../../services/draws/fair-box/fair-box.contract.js';
import { api, toPagePath } from '../../api/api';
import { takePageResponse } from '../../api/page-responses';
import { quantitiesOf } from './prizes.rules';

// Separate from catalog.api.ts, since the top page, which loads first, does not need it.

export type { PackCard, PackOfPrize, PackReturns, PrizeOrder };

/** Commitment that the shop published before the sale of a box and cannot change. */
export interface Seal {
  readonly hash: string;
  /** quantity of each prize in the full box */
  readonly quantities: ReadonlyMap<string, number>;
}

const cardsPath = (packId: string, page: number) =>
  toPagePath(`/user/pack/card_list/${encodeURIComponent(packId)}`, page);

/**
 * Returns the query of the prizes of a pack.
 * @param order `rank` by default
 */
export const buildPackCardsQuery = (packId: string, order: PrizeOrder) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'pack-cards', packId, order],
    queryFn: ({ pageParam }) => {
      const page = cardsPath(packId, pageParam);
      return api.get<PackCardListResponse>(order === 'rank' ? page : `${page}?sort=${order}`);
    },
    initialData: () => {
      const first = order === 'rank' ? takePageResponse<PackCardListResponse>(cardsPath(packId, 1)) : undefined;
      return first && { pages: [first], pageParams: [1] };
    },
    initialDataUpdatedAt: 0,
    initialPageParam: 1,
    getNextPageParam: ({ page, all_page }) => (page < all_page ? page + 1 : undefined),
  });

export const buildPackSealQuery = (packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'seal', packId],
    queryFn: async (): Promise<Seal> => {
      const path = `/fair/pack/${encodeURIComponent(packId)}`;
      const { box_hash, manifest } = await api.get<FairBoxAnswer>(path);
      return { hash: box_hash, quantities: quantitiesOf(manifest) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Returns the query of a card as a pack has it.
 * @param packId '' for any pack that holds the card
 */
export const buildCardDetailQuery = (cardId: string, packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'card', cardId, packId],
    queryFn: async () => {
      const pack = packId === '' ? '' : `?pack_id=${encodeURIComponent(packId)}`;
      return (await api.get<CardDetailResponse>(`/user/card/${encodeURIComponent(cardId)}${pack}`)).detail;
    },
  });
