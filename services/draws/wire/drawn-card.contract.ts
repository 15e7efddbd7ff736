import type { Done, Flag, IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A card that was drawn. */
export interface DrawnCard {
  readonly history_id: string;
  readonly image: string;
  readonly name: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  readonly rarity_label: string;
  /** Number of cards in the set. */
  readonly num: number;
  /** Points for converting it. */
  readonly buy_point: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
  readonly is_special_remarks: Flag;
  readonly special_remarks: string;
  /** The prize's own animation; '' for most. */
  readonly movie_url: string;
  /** The reason for a card of an extra prize, such as “ラストワン賞”; '' for others. */
  readonly extra: string;
}

/** A draw with some or all of its cards. */
export interface DrawAnswer extends Done {
  readonly result: '1';
  readonly cards: readonly DrawnCard[];
  /** The pack's name. */
  readonly title: string;
  readonly created: IsoTime;
  readonly card_type: number;
  readonly is_buy_coin: Flag;
  /** The draw. */
  readonly history_id: string;
  readonly pack_id: string;
}
