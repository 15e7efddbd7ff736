import { queryOptions } from '@tanstack/react-query';
import type { CardTypesResponse } from '../../../../services/catalog/card-types/card-types.contract.js';
import type { UsedUpResponse } from '../../../../services/catalog/favourites/favourites.contract.js';
import type { PackDetailResponse } from '../../../../services/catalog/pack-detail/pack-detail.contract.js';
import type { PackListResponse } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { Pack } from '../../../../services/catalog/wire/pack.contract.js';
import { api, toPagePath } from '../../api/api';
import { takePageResponse } from '../../api/page-answers';
import { queryClient } from '../../api/query-client';
import { getNowMs } from '../../browser/clock';
import { computeMsUntilSoldAgain } from './catalog.rules';

export type { Pack };

/** All that tells of stock; asking it again is up to the caller that sees it out of date. */
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

/** Packs of a type. @param choice as `choiceOf` reads it; of a member's favourites, their own list is asked */
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

/** The packs of which the member has drawn as many as one member may, or may today; asked anew when the day is over. */
export const usedUp = queryOptions({
  queryKey: [...packsKey, 'used-up'],
  queryFn: () => api.get<UsedUpResponse>('/user/pack/used_up'),
  refetchInterval: ({ state }) => computeMsUntilSoldAgain(state.data?.again_at, getNowMs()),
});

/** A pack as some list showed it: a press on its tile is answered at once, and what has changed follows. */
const packFromList = (packId: string): Pack | undefined =>
  queryClient
    .getQueriesData<PackListResponse>({ queryKey: [...packsKey, 'list'] })
    .flatMap(([, page]) => page?.list ?? [])
    .find(({ id }) => String(id) === packId);

/** A pack. */
export const packDetail = (packId: string) =>
  queryOptions({
    queryKey: [...packsKey, 'detail', packId],
    queryFn: async () => (await api.get<PackDetailResponse>(detailPath(packId))).detail,
    initialData: () => takePageResponse<PackDetailResponse>(detailPath(packId))?.detail ?? packFromList(packId),
    initialDataUpdatedAt: 0,
  });
