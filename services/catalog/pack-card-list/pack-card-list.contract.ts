import type { Flag, ListAnswer } from '../../platform/http/wire.contract.js';

/** A prize row of a pack. */
export interface PackCard {
  readonly id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly name: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  readonly rarity_label: string;
  /** Cards in the set. */
  readonly set_count: number;
  readonly special_remarks: string;
  readonly is_special_remarks: Flag;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
  /** Points that it converts to. */
  readonly buy_point: number;
  readonly remaining: number;
}

export type PackCardListAnswer = ListAnswer<PackCard>;

export interface PackCardListCalls {
  /** Prizes of a pack in rank order; none where the shop does not show them. */
  'GET /api/user/pack/card_list/{id}[/{page}]': { answer: PackCardListAnswer };
}
