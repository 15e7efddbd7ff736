import { queryOptions } from '@tanstack/react-query';
import type { Answer, Flag, Id, ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';
import type { HistoryMode } from './draws.rules';

export interface DrawnCard {
  readonly history_id: Id;
  readonly image: string;
  readonly name: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare */
  readonly rarity: number;
  readonly rarity_label: string;
  /** cards in the set */
  readonly num: number;
  /** points it converts to */
  readonly buy_point: number;
  /** '1': ship-only */
  readonly no_reduction: Flag;
  readonly is_special_remarks: Flag;
  readonly special_remarks: string;
}

/** A draw as it was bought, or only its undecided cards. */
export interface Draw extends Answer {
  readonly cards: readonly DrawnCard[];
  readonly title: string;
  readonly created: string;
  readonly is_buy_coin: Flag;
  readonly history_id: Id;
}

/** The pack of a purchase. */
export interface PackToBuy {
  readonly id: Id;
  readonly name: string;
  readonly payment_method: '1' | '2';
}

/** A purchase that the shop has looked at; nothing is spent yet. */
export interface CheckedPurchase {
  readonly pack_id: Id;
  readonly count: number;
  readonly payment_method: '1' | '2';
  /** points or coins */
  readonly cost: number;
  readonly before: number;
  readonly after: number;
}

export interface Purchase {
  readonly pack_id: Id;
  readonly count: string;
  /** the member's share of the luck, from the browser's secure random source */
  readonly client_seed: string;
}

export interface Decision {
  readonly send_card: readonly string[];
  readonly reduction_card: readonly string[];
}

export interface PackHistoryRow {
  readonly id: Id;
  readonly pack_name: string;
  readonly created: string;
  readonly send_state: string;
  /** points or coins spent */
  readonly point: number;
  /** '1': no card is undecided */
  readonly status: Flag;
  readonly delivery_code: string;
  /** cards shipped, cards converted, and the points they gave */
  readonly send_card: number;
  readonly reduction_card: number;
  readonly reduction_point: number;
}

export interface PackHistoryDetail extends PackHistoryRow {
  readonly cards: readonly (DrawnCard & { readonly send_state: string })[];
  readonly parcels: readonly { readonly delivery_code: string }[];
}

const PACK_HISTORY = '/user/history/list';
const id = encodeURIComponent;

/** The shop remembers the pack as the session's current one. */
export const loadPack = async (packId: string): Promise<PackToBuy> =>
  (await api.get<Answer & { detail: PackToBuy }>(`/user/pack/detail/${id(packId)}`)).detail;

/** @param count a number, or 'all' */
export const checkDraw = (packId: string, count: string) =>
  api.write<Answer & { detail: CheckedPurchase }>('/user/pack/check', { pack_id: packId, count });

export const drawPack = (purchase: Purchase): Promise<Draw> => api.write('/user/pack/buy', purchase);

/** The session's last draw; without cards when there was none. */
export const loadLastDraw = (): Promise<Draw> => api.get('/user/pack/gache_result');

/** The cards of a draw that are still undecided; without `packHistoryId` those of the session's last draw. */
export const loadUndecided = (packHistoryId: string | null): Promise<Draw> =>
  api.get(`/user/pack/buy_result${packHistoryId ? `?pack_history_id=${id(packHistoryId)}` : ''}`);

export const decide = (decision: Decision): Promise<Answer> => api.write('/user/pack/decision', decision);

export const packHistory = (mode: HistoryMode, page: number) =>
  queryOptions({
    queryKey: ['draws', 'history', mode, page],
    queryFn: () => api.write<ListAnswer<PackHistoryRow>>(pagePath(PACK_HISTORY, page), { mode }),
  });

export const packHistoryDetail = (packHistoryId: string) =>
  queryOptions({
    queryKey: ['draws', 'history-detail', packHistoryId],
    queryFn: async () =>
      (await api.get<Answer & { detail: PackHistoryDetail }>(`/user/history/detail/${id(packHistoryId)}`)).detail,
  });

/** Where the member can read the receipt of a draw, and check it against the public log. */
export const receiptAddress = (packHistoryId: Id): string => `/api/fair/draw/${id(packHistoryId)}`;

export const drawReceipt = (packHistoryId: string) =>
  queryOptions({
    queryKey: ['draws', 'receipt', packHistoryId],
    queryFn: () => api.get<Answer & { pack_id: Id }>(`/fair/draw/${id(packHistoryId)}`),
  });
