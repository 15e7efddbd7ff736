import { queryOptions } from '@tanstack/react-query';
import type { PackCardListResponse } from '../../../../services/catalog/pack-card-list/pack-card-list.contract.js';
import type { PackDetailResponse } from '../../../../services/catalog/pack-detail/pack-detail.contract.js';
import type { PackListResponse } from '../../../../services/catalog/pack-list/pack-list.contract.js';
import type { Pack } from '../../../../services/catalog/wire/pack.contract.js';
import type {
  DecideCardsAnswer,
  DecideCardsRequest,
} from '../../../../services/draws/decide-cards/decide-cards.contract.js';
import type {
  CardOfHistory,
  PackHistoryAnswer,
  PackHistoryDetail,
  PackHistoryDetailAnswer,
  PackHistoryRow,
} from '../../../../services/draws/draw-history/draw-history.contract.js';
import type {
  CheckDrawAnswer,
  CheckedPurchase,
  DrawPackAnswer,
  DrawPackRequest,
} from '../../../../services/draws/draw-pack/draw-pack.contract.js';
import type { ReceiptAnswer } from '../../../../services/draws/draw-receipt/draw-receipt.contract.js';
import type { LastDrawAnswer } from '../../../../services/draws/last-draw/last-draw.contract.js';
import type {
  UndecidedCard,
  UndecidedCardsAnswer,
} from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';
import type { DrawAnswer, DrawnCard } from '../../../../services/draws/wire/drawn-card.contract.js';
import type { MemberDetail } from '../../../../services/members/member-detail/member-detail.contract.js';
import type { CardShared, ShareCardRequest } from '../../../../services/shares/share-card/share-card.contract.js';
import type { OwnParcel, OwnParcelsResponse } from '../../../../services/shipments/own-parcels/own-parcels.contract.js';
import { api, toPagePath } from '../../api/api';
import { ApiError, type Refusal } from '../../api/response';
import { ALL_DRAWS, cardBoxOf, MAX_CARDS, type UndecidedDraw } from './card-box.rules';
import type { HistoryMode } from './draws.rules';

export type {
  CardOfHistory,
  CheckedPurchase,
  DrawAnswer,
  DrawnCard,
  OwnParcel,
  PackHistoryDetail,
  PackHistoryRow,
  ReceiptAnswer,
  UndecidedCard,
};

/** Draw with its undecided cards. `expires_at` is present only when they are of several draws. */
export type DrawToDecide = Extract<UndecidedDraw, { result: '1' }>;

/** Draw as the reveal shows it. */
export type ShownDraw = Pick<DrawAnswer, 'cards' | 'title' | 'is_buy_coin' | 'history_id' | 'pack_id'>;

/** Pack of a purchase. */
export type PackToBuy = Pick<
  Pack,
  'id' | 'name' | 'payment_method' | 'point' | 'total_pack_count' | 'pack_count' | 'verified'
>;

/** Purchase with the client seed from the browser's secure random source. */
export type Purchase = Required<DrawPackRequest>;

export type Addressee = Pick<
  MemberDetail,
  | 'lastName'
  | 'middleName'
  | 'firstName'
  | 'zipcode'
  | 'pref_id'
  | 'pref_name'
  | 'province'
  | 'shiku'
  | 'address'
  | 'building'
>;

const LOGGED_OUT = 401;
const NOT_FOUND = 404;
const PACK_HISTORY = '/user/history/list';
const id = (value: string) => encodeURIComponent(value);

/** Resolves to null for a visitor who is not, or no longer, logged in. The caller keeps the pack through the log-in. */
const nullIfLoggedOut = async <A>(response: Promise<A>): Promise<A | null> => {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.state === LOGGED_OUT) return null;
    throw error;
  }
};

/** Loads a pack, which the shop stores as the current one of the session. */
export const loadPack = async (packId: string): Promise<PackToBuy> =>
  (await api.get<PackDetailResponse>(`/user/pack/detail/${id(packId)}`)).detail;

/**
 * Checks a purchase before it is confirmed.
 * @param count a number, or 'all'
 * @returns null for a visitor who is not logged in
 */
export const checkDraw = (packId: string, count: string) =>
  nullIfLoggedOut(api.write<CheckDrawAnswer | Refusal>('/user/pack/check', { pack_id: packId, count }));

const BUY = '/user/pack/buy';

/**
 * Buys tickets and draws.
 * @returns null for a visitor who is not logged in
 */
export const drawPack = (purchase: Purchase) =>
  nullIfLoggedOut(api.write<DrawPackAnswer | Refusal>(BUY, purchase, true));

/**
 * Finds a purchase of a pack without a response, which may or may not have been made.
 * @param count any count when left out
 */
export const findUnansweredPurchase = (packId: string, count?: number): Purchase | undefined =>
  api
    .unansweredOn<Purchase>(BUY)
    .find((one) => one.pack_id === packId && (count === undefined || one.count === String(count)));

/** Loads the session's last draw, which has no cards when there was none. */
export const loadLastDraw = () => api.get<LastDrawAnswer>('/user/pack/gache_result');

/**
 * Finds the draw of a purchase whose response was lost. The purchase is identified by its seed, and is the session's
 * last draw.
 * @returns null when nothing was bought
 */
export const findUnansweredDraw = async (packId: string): Promise<string | null> => {
  const purchase = findUnansweredPurchase(packId);
  if (!purchase) return null;
  const draw = await nullIfLoggedOut(loadLastDraw());
  if (draw?.result !== '1' || draw.pack_id !== packId) return null;
  const { client_seed } = await api.get<ReceiptAnswer>(`/fair/draw/${id(draw.history_id)}`);
  if (client_seed !== purchase.client_seed) return null;
  api.settle(BUY, purchase);
  return draw.history_id;
};

export const lastDraw = queryOptions({ queryKey: ['draws', 'last'], queryFn: loadLastDraw });

/** Loads the undecided cards of a draw. `null` means the session's last draw, `ALL_DRAWS` all draws together. */
export const loadUndecided = (packHistoryId: string | null): Promise<UndecidedDraw> =>
  packHistoryId === ALL_DRAWS
    ? loadCardBox()
    : api.get<LastDrawAnswer>(`/user/pack/buy_result${packHistoryId ? `?pack_history_id=${id(packHistoryId)}` : ''}`);

const loadUndecidedPage = (page: number) => api.write<UndecidedCardsAnswer>('/user/pack/card', { page });

/** Loads undecided cards, earliest deadline first, up to the maximum of one decision. */
const loadCardBox = async (): Promise<UndecidedDraw> => {
  const cards: UndecidedCard[] = [];
  for (let page = 1, last = 1; page <= last && cards.length < MAX_CARDS; page += 1) {
    const { list, all_page } = await loadUndecidedPage(page);
    cards.push(...list);
    last = all_page;
  }
  return cardBoxOf(cards.slice(0, MAX_CARDS));
};

export const decideCards = (decision: DecideCardsRequest) =>
  api.write<DecideCardsAnswer | Refusal>('/user/pack/decision', decision);

/** Query of the undecided cards of all draws, earliest deadline first. */
export const undecidedCards = queryOptions({
  queryKey: ['draws', 'undecided'],
  queryFn: () => loadUndecidedPage(1),
});

export const buildPackHistoryQuery = (mode: HistoryMode, page: number) =>
  queryOptions({
    queryKey: ['draws', 'history', mode, page],
    queryFn: () => api.write<PackHistoryAnswer>(toPagePath(PACK_HISTORY, page), { mode }),
  });

const loadDetail = async (packHistoryId: string) =>
  (await api.get<PackHistoryDetailAnswer>(`/user/history/detail/${id(packHistoryId)}`)).detail;

export const buildPackHistoryDetailQuery = (packHistoryId: string) =>
  queryOptions({
    queryKey: ['draws', 'history-detail', packHistoryId],
    queryFn: () => loadDetail(packHistoryId),
  });

/**
 * Loads a draw by its id while any of its cards is undecided.
 * @returns null afterwards, and for a draw of another member
 */
export const loadFreshDraw = async (historyId: string): Promise<ShownDraw | null> => {
  try {
    const draw = await loadUndecided(historyId);
    return draw.result === '1' && draw.cards.length > 0 ? draw : null;
  } catch (error) {
    if (error instanceof ApiError && error.state === NOT_FOUND) return null;
    throw error;
  }
};

/** Loads a draw of the history with all its cards, decided or not. */
export const loadPastDraw = async (packHistoryId: string): Promise<ShownDraw> => {
  const { id, pack_id, pack_name, payment_method, cards } = await loadDetail(packHistoryId);
  return { cards, title: pack_name, is_buy_coin: payment_method === '2' ? '1' : '0', history_id: id, pack_id };
};

export const buildReceiptQuery = (packHistoryId: string) =>
  queryOptions({
    queryKey: ['draws', 'receipt', packHistoryId],
    queryFn: () => api.get<ReceiptAnswer>(`/fair/draw/${id(packHistoryId)}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Query of the member's parcels that have not arrived. */
export const ownParcels = queryOptions({
  queryKey: ['draws', 'parcels'],
  queryFn: async () => (await api.get<OwnParcelsResponse>('/user/parcel/list')).list,
});

/** Query of the first picture of each pack, by the pack's id. */
export const packPictures = queryOptions({
  queryKey: ['draws', 'pack-pictures'],
  queryFn: async () => {
    const { list } = await api.get<PackListResponse>('/user/pack/list');
    return new Map(list.map(({ id, image }) => [id, image[0]]));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the query of the tickets left of each prize of a pack. */
export const buildPrizesLeftQuery = (packId: string) =>
  queryOptions({
    queryKey: ['draws', 'prizes-left', packId],
    queryFn: async () => {
      const pageAt = (page: number) =>
        api.get<PackCardListResponse>(toPagePath(`/user/pack/card_list/${id(packId)}`, page));
      const first = await pageAt(1);
      const others = await Promise.all(Array.from({ length: first.all_page - 1 }, (_, i) => pageAt(i + 2)));
      return [first, ...others].flatMap(({ list }) => list);
    },
  });

/**
 * Returns the query of a film as a file, since a phone's player does not reuse a prefetched response.
 * @throws Error when there is no film
 */
export const buildFilmFileQuery = (address: string) =>
  queryOptions({
    queryKey: ['films', address],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal });
      const file = await response.blob();
      if (!response.ok || !file.type.startsWith('video/')) throw new Error(`no film at ${address}`);
      return file;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates a public link that shows a card of a draw. */
export const shareCard = (card: ShareCardRequest): Promise<CardShared> => api.write<CardShared>('/user/share', card);
