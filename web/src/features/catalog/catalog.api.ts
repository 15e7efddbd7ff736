import { queryOptions } from '@tanstack/react-query';
import type { CardTypesResponse } from '../../../../services/catalog/card-types/card-types.contract.js';
import type { UsedUpResponse } from '../../../../services/catalog/favourites/favourites.contract.js';
import type { PackDetailResponse } from '../../../../services/catalog/pack-detail/pack-detail.contract.js';
import type { PackListResponse } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { Pack } from '../../../../services/catalog/wire/pack.contract.js';
import { api, toPagePath } from '../../api/api';
import { takePageResponse } from '../../api/page-responses';
import { queryClient } from '../../api/query-client';
import { getNowMs } from '../../browser/clock';
import { computeMsUntilSoldAgain } from './catalog.rules';

export type { Pack };

/** Key of all queries that contain stock. A caller that sees stale stock invalidates it. */
export const packsKey = ['catalog', 'packs'] as const;

const CARD_TYPES = '/user/card_type';
const listPath = (type: string, page: number, list = 'all_list') =>
  toPagePath(`/user/pack/${list}/${encodeURIComponent(type)}`, page);
const detailPath = (packId: string) => `/user/pack/detail/${encodeURIComponent(packId)}`;

export const cardTypes = queryOptions({
  queryKey: ['catalog', 'card-types'],
  queryFn: async () => (await api.get<CardTypesResponse>(CARD_TYPES)).list,
  initialData: () => takePageResponse<CardTypesResponse>(CARD_TYPES)?.list,
  initialDataUpdatedAt: 0,
});

/**
 * Returns the query of one page of packs of a type. A member's favourites have an endpoint of their own.
 * @param choice query string as `choiceOf` returns it
 */
export const buildPacksQuery = (type: string, page: number, choice = '') =>
  queryOptions({
    queryKey: [...packsKey, 'list', type, page, choice],
    queryFn: () => {
      const path = listPath(type, page, choice.includes('favourites=') ? 'favourites' : 'all_list');
      return api.get<PackListResponse>(choice ? `${path}?${choice}` : path);
    },
    initialData: () => (choice ? undefined : takePageResponse<PackListResponse>(listPath(type, page))),
    initialDataUpdatedAt: 0,
  });

/** Packs for which the member has reached the limit, for good or for today. Refetched at the end of the day. */
export const usedUp = queryOptions({
  queryKey: [...packsKey, 'used-up'],
  queryFn: () => api.get<UsedUpResponse>('/user/pack/used_up'),
  refetchInterval: ({ state }) => computeMsUntilSoldAgain(state.data?.again_at, getNowMs()),
});

/** Returns a pack from a cached list, so that its page opens at once. Changes since then follow with the response. */
const findCachedPack = (packId: string): Pack | undefined =>
  queryClient
    .getQueriesData<PackListResponse>({ queryKey: [...packsKey, 'list'] })
    .flatMap(([, page]) => page?.list ?? [])
    .find(({ id }) => String(id) === packId);

/** Returns the query of a pack. */
export const buildPackDetailQuery = (packId: string) =>
  queryOptions({
    queryKey: [...packsKey, 'detail', packId],
    queryFn: async () => (await api.get<PackDetailResponse>(detailPath(packId))).detail,
    initialData: () => takePageResponse<PackDetailResponse>(detailPath(packId))?.detail ?? findCachedPack(packId),
    initialDataUpdatedAt: 0,
  });
