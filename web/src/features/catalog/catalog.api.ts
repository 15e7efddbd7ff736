import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, Flag, Id, ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';
import { queryClient } from '../../api/query-client';
import { type PaymentMethod, quantitiesOf } from './catalog.rules';

export interface Pack {
  readonly id: Id;
  readonly name: string;
  /** points or coins for one draw */
  readonly point: number;
  readonly total_pack_count: number;
  readonly pack_count: number;
  readonly card_type: Id;
  readonly payment_method: PaymentMethod;
  readonly image: readonly string[];
  readonly is_before: Flag;
  readonly start_date: string;
  readonly format_end_date: string;
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly show_cardlist: Flag;
  readonly detail: string;
}

/** A prize row of a pack. */
export interface PackCard {
  readonly id: Id;
  readonly rank: number;
  readonly rank_name: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare */
  readonly rarity: number;
  readonly rarity_label: string;
  readonly buy_point: number;
  readonly remaining: number;
  readonly image_url: string;
  readonly set_count: number;
  readonly is_special_remarks: Flag;
  readonly special_remarks: string;
  readonly no_reduction: Flag;
  readonly name: string;
  readonly model_number: string;
}

export interface CardType {
  readonly id: Id;
  readonly name: string;
}

/** What the shop promised of a box before its sale, and can no longer change. */
export interface Seal {
  readonly hash: string;
  /** how many of each prize were in the full box */
  readonly quantities: ReadonlyMap<string, number>;
}

const STOCK_POLL_MS = 5000;
/** All that tells of stock; asking it again is up to who sees that it is out of date. */
export const packsKey = ['catalog', 'packs'] as const;

export const cardTypes = queryOptions({
  queryKey: ['catalog', 'card-types'],
  queryFn: async () => (await api.get<ListAnswer<CardType>>('/user/card_type')).list,
});

export const packsOfType = (type: string, page: number) =>
  queryOptions({
    queryKey: [...packsKey, 'list', type, page],
    queryFn: () => api.get<ListAnswer<Pack>>(pagePath(`/user/pack/all_list/${encodeURIComponent(type)}`, page)),
  });

/** A pack as some list showed it: a press on its tile is answered at once, and what has changed follows. */
const packFromList = (packId: string): Pack | undefined =>
  queryClient
    .getQueriesData<ListAnswer<Pack>>({ queryKey: [...packsKey, 'list'] })
    .flatMap(([, page]) => page?.list ?? [])
    .find(({ id }) => String(id) === packId);

/** A pack; its stock is asked for again for as long as it is looked at and any is left. */
export const packDetail = (packId: string) =>
  queryOptions({
    queryKey: [...packsKey, 'detail', packId],
    queryFn: async () =>
      (await api.get<Answer & { detail: Pack }>(`/user/pack/detail/${encodeURIComponent(packId)}`)).detail,
    initialData: () => packFromList(packId),
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => state.data?.pack_count !== 0 && STOCK_POLL_MS,
  });

export const packCards = (packId: string) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'pack-cards', packId],
    queryFn: ({ pageParam }) =>
      api.get<ListAnswer<PackCard>>(pagePath(`/user/pack/card_list/${encodeURIComponent(packId)}`, pageParam)),
    initialPageParam: 1,
    getNextPageParam: ({ page, all_page }) => (page < all_page ? page + 1 : undefined),
  });

export const packSeal = (packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'seal', packId],
    queryFn: async (): Promise<Seal> => {
      const path = `/fair/pack/${encodeURIComponent(packId)}`;
      const { box_hash, manifest } = await api.get<Answer & { box_hash: string; manifest: string }>(path);
      return { hash: box_hash, quantities: quantitiesOf(manifest) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
