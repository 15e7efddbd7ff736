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

/** What one draw gives back in points, of what is left in the box now. */
export interface PackReturns {
  /** Points of a draw on average, in per cent of its price, rounded down; a card that can only be shipped gives none. */
  readonly percent: number;
  /** Best first. */
  readonly steps: readonly ReturnStep[];
  /** Tickets left that win a card that can only be shipped; they are in no step. */
  readonly ship_only: number;
}

/** The tickets that give so many points or more, and less than the step before. */
export interface ReturnStep {
  /** Points; 0 for the last one. One step begins at the price. */
  readonly from: number;
  readonly left: number;
}

export interface PackCardListAnswer extends ListAnswer<PackCard> {
  /** Of the whole box; null where nothing can be converted, or the shop does not show the prizes. */
  readonly returns: PackReturns | null;
}

export interface PackCardListCalls {
  /** Prizes of a pack in rank order; none where the shop does not show them. */
  'GET /api/user/pack/card_list/{id}[/{page}]': { answer: PackCardListAnswer };
}
