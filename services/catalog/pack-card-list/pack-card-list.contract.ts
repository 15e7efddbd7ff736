import type { ListAnswer } from '../../platform/http/wire.contract.js';
import type { PackCard } from '../wire/pack-card.contract.js';

/** What one draw gives back in points, of what is left in the box now. */
export interface PackReturns {
  /** Points of a draw on average, in per cent of its price, rounded down; a card that can only be shipped gives none. */
  readonly percent: number;
  /** Best first. */
  readonly steps: readonly ReturnStep[];
  /** Tickets left that win a card that can only be shipped; they are in no step. */
  readonly ship_only: number;
  /** What more tickets give back than anything else; null where nothing that is left can be converted. */
  readonly most_likely: { readonly point: number; readonly left: number } | null;
}

/** The tickets that give so many points or more, and less than the step before. */
export interface ReturnStep {
  /** Points; 0 for the last one. One step begins at the price, the others at round amounts. */
  readonly from: number;
  readonly left: number;
}

/** `value`: points that they convert to, most first. `left`: tickets left, most first. Prizes alike are in rank order. */
export type PrizeOrder = 'rank' | 'value' | 'left';

export interface PackCardListQuery {
  /** Absent, or unknown: `rank`. */
  readonly sort?: PrizeOrder;
}

export interface PackCardListAnswer extends ListAnswer<PackCard> {
  /** Of the whole box; null where nothing can be converted, or the shop does not show the prizes. */
  readonly returns: PackReturns | null;
}

export interface PackCardListCalls {
  /** Prizes of a pack, in rank order where no other is asked for; none where the shop does not show them. */
  'GET /api/user/pack/card_list/{id}[/{page}]': { query: PackCardListQuery; answer: PackCardListAnswer };
}
