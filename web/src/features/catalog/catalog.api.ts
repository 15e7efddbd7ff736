import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, Flag, Id, ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';
import type { PaymentMethod } from './catalog.rules';

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

const NOT_YET_ON_SALE_POLL_MS = 1000;

/** A pack that opened while its countdown was shown is asked for again until the shop says that it is on sale. */
const isOverdue = (pack: Pack | undefined): boolean =>
  pack?.is_before === '1' && Date.parse(pack.start_date) <= Date.now();

export const cardTypes = queryOptions({
  queryKey: ['catalog', 'card-types'],
  queryFn: async () => (await api.get<ListAnswer<CardType>>('/user/card_type')).list,
});

export const packsOfType = (type: string, page: number) =>
  queryOptions({
    queryKey: ['catalog', 'packs', type, page],
    queryFn: () => api.get<ListAnswer<Pack>>(pagePath(`/user/pack/all_list/${encodeURIComponent(type)}`, page)),
    refetchInterval: ({ state }) => state.data?.list.some(isOverdue) && NOT_YET_ON_SALE_POLL_MS,
  });

export const packDetail = (packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'pack', packId],
    queryFn: async () =>
      (await api.get<Answer & { detail: Pack }>(`/user/pack/detail/${encodeURIComponent(packId)}`)).detail,
    refetchInterval: ({ state }) => isOverdue(state.data) && NOT_YET_ON_SALE_POLL_MS,
  });

export const packCards = (packId: string) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'pack-cards', packId],
    queryFn: ({ pageParam }) =>
      api.get<ListAnswer<PackCard>>(pagePath(`/user/pack/card_list/${encodeURIComponent(packId)}`, pageParam)),
    initialPageParam: 1,
    getNextPageParam: ({ page, all_page }) => (page < all_page ? page + 1 : undefined),
  });

/** Where anyone can read what the box promised before its sale, and the hash that seals it. */
export const fairnessAddress = (packId: string): string => `/api/fair/pack/${encodeURIComponent(packId)}`;

export const boxHash = (packId: string) =>
  queryOptions({
    queryKey: ['catalog', 'box-hash', packId],
    queryFn: async () =>
      (await api.get<Answer & { box_hash: string }>(`/fair/pack/${encodeURIComponent(packId)}`)).box_hash,
  });
