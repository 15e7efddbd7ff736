import { queryOptions } from '@tanstack/react-query';
import { type Answer, ApiError, type Flag, type Id, type ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';
import type { HistoryMode } from './draws.rules';
import type { PrizeLeft } from './films.rules';

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
  /** the prize's own film; empty for most */
  readonly movie_url: string;
}

/** A draw as it was bought, or only its undecided cards. */
export interface Draw extends Answer {
  readonly cards: readonly DrawnCard[];
  readonly title: string;
  readonly created: string;
  readonly is_buy_coin: Flag;
  readonly history_id: Id;
  readonly pack_id: Id;
}

/** The pack of a purchase. */
export interface PackToBuy {
  readonly id: Id;
  readonly name: string;
  readonly payment_method: '1' | '2';
  /** points or coins for one draw */
  readonly point: number;
  readonly image?: readonly string[];
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

/** What the shop says of a purchase: '1' may be made, '0' too little to pay; or a refusal under `count`. */
export interface CheckAnswer extends Answer {
  readonly detail: CheckedPurchase;
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
  readonly pack_id: Id;
  readonly pack_name: string;
  readonly created: string;
  readonly send_state: string;
  /** points or coins spent */
  readonly point: number;
  readonly payment_method: '1' | '2';
  /** cards drawn */
  readonly count: number;
  /** '1': no card is undecided */
  readonly status: Flag;
  readonly delivery_code: string;
  /** cards shipped, cards converted, and the points they gave */
  readonly send_card: number;
  readonly reduction_card: number;
  readonly reduction_point: number;
}

export interface CardOfHistory extends DrawnCard {
  readonly send_state: string;
}

export interface PackHistoryDetail extends PackHistoryRow {
  readonly cards: readonly CardOfHistory[];
  readonly parcels: readonly {
    readonly id: Id;
    /** By which people call it, `P100042X`. */
    readonly number: string;
    readonly delivery_code: string;
    /** What became of it when it was not delivered. */
    readonly came_back?: '' | 'returned' | 'forfeited';
    readonly cards: readonly string[];
  }[];
}

export interface UndecidedCard extends DrawnCard {
  readonly pack_history_id: Id;
  /** ISO 8601: when the shop decides by itself */
  readonly expires_at: string;
}

/** What a member needs to check a draw against the public log. */
export interface DrawReceipt extends Answer {
  readonly pack_id: Id;
  readonly box_hash: string;
  /** counted from 0 */
  readonly first_slot: number;
  readonly count: number;
  readonly client_seed: string;
}

export interface Addressee {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
  readonly zipcode: string;
  readonly pref_id: Id;
  readonly pref_name: string;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
}

const LOGGED_OUT = 401;
const PACK_HISTORY = '/user/history/list';
const id = (value: Id) => encodeURIComponent(value);

/** Nothing for who is not, or no longer, logged in: the caller keeps the pack that was wanted through the log-in. */
const unlessLoggedOut = async <A>(answer: Promise<A>): Promise<A | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.state === LOGGED_OUT) return null;
    throw error;
  }
};

/** The shop remembers the pack as the session's current one. */
export const loadPack = async (packId: string): Promise<PackToBuy> =>
  (await api.get<Answer & { detail: PackToBuy }>(`/user/pack/detail/${id(packId)}`)).detail;

/** @param count a number, or 'all'. @returns null for who is not logged in */
export const checkDraw = (packId: Id, count: string) =>
  unlessLoggedOut(api.write<CheckAnswer>('/user/pack/check', { pack_id: packId, count }));

const BUY = '/user/pack/buy';

/** @returns null for who is not logged in */
export const drawPack = (purchase: Purchase) => unlessLoggedOut(api.write<Draw>(BUY, purchase, true));

/** A purchase of a pack that may or may not have been made: its answer never came. @param count any when left out */
export const unansweredPurchase = (packId: Id, count?: number): Purchase | undefined =>
  api
    .unansweredOn<Purchase>(BUY)
    .find((one) => String(one.pack_id) === String(packId) && (count === undefined || one.count === String(count)));

/** The session's last draw; without cards when there was none. */
export const loadLastDraw = (): Promise<Draw> => api.get('/user/pack/gache_result');

/**
 * Whether an unanswered purchase of a pack was made after all; it then is the session's last draw. A draw is known by
 * the seed of its purchase.
 */
export const wasBoughtUnanswered = async (packId: Id): Promise<boolean> => {
  const purchase = unansweredPurchase(packId);
  const draw = purchase && (await unlessLoggedOut(loadLastDraw()));
  if (!draw || draw.cards.length === 0 || String(draw.pack_id) !== String(packId)) return false;
  const { client_seed } = await api.get<DrawReceipt>(`/fair/draw/${id(draw.history_id)}`);
  if (client_seed !== purchase.client_seed) return false;
  api.settle(BUY, purchase);
  return true;
};

export const lastDraw = queryOptions({ queryKey: ['draws', 'last'], queryFn: loadLastDraw });

/** The cards of a draw that are still undecided; without `packHistoryId` those of the session's last draw. */
export const loadUndecided = (packHistoryId: string | null): Promise<Draw> =>
  api.get(`/user/pack/buy_result${packHistoryId ? `?pack_history_id=${id(packHistoryId)}` : ''}`);

export const decide = (decision: Decision): Promise<Answer> => api.write('/user/pack/decision', decision);

/** The undecided cards of all draws, those that are decided first at the top. */
export const undecidedCards = queryOptions({
  queryKey: ['draws', 'undecided'],
  queryFn: () => api.write<ListAnswer<UndecidedCard>>('/user/pack/card', { page: 1 }),
});

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

export const drawReceipt = (packHistoryId: string) =>
  queryOptions({
    queryKey: ['draws', 'receipt', packHistoryId],
    queryFn: () => api.get<DrawReceipt>(`/fair/draw/${id(packHistoryId)}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The first picture of each pack, by the pack's id. */
export const packPictures = queryOptions({
  queryKey: ['draws', 'pack-pictures'],
  queryFn: async () => {
    const { list } = await api.get<ListAnswer<PackToBuy>>('/user/pack/list');
    return new Map(list.map((pack) => [String(pack.id), pack.image?.[0]]));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whom the cards are shipped to. */
export const addressee = queryOptions({
  queryKey: ['draws', 'addressee'],
  queryFn: async () => (await api.get<Answer & { detail: Addressee }>('/user/detail')).detail,
});

/** What is left of each prize of a pack, as its page shows it. */
export const prizesLeft = (packId: Id) =>
  queryOptions({
    queryKey: ['draws', 'prizes-left', String(packId)],
    queryFn: async () => {
      const pageAt = (page: number) =>
        api.get<ListAnswer<PrizeLeft>>(pagePath(`/user/pack/card_list/${id(packId)}`, page));
      const first = await pageAt(1);
      const others = await Promise.all(Array.from({ length: first.all_page - 1 }, (_, i) => pageAt(i + 2)));
      return [first, ...others].flatMap(({ list }) => list);
    },
  });

/** A film, whole: a phone does not share what it fetched ahead with its player. @throws when there is no film */
export const filmFile = (address: string) =>
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
