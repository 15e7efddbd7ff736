import type { ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { PackCard } from '../wire/pack-card.contract.js';

/** The points that one draw gives back, computed from the tickets left in the box. */
export interface PackReturns {
  /** The average points of a draw, in percent of its price, rounded down. A ship-only card counts as 0. */
  readonly percent: number;
  /** The steps, best first. */
  readonly steps: readonly ReturnStep[];
  /** The tickets left that win a ship-only card; no step contains them. */
  readonly ship_only: number;
  /** The return with the most tickets; null if no card left can be converted. */
  readonly most_likely: { readonly point: number; readonly left: number } | null;
}

/** The tickets that give back at least `from` points, and less than the step above. */
export interface ReturnStep {
  /** The lower limit in points; 0 for the last step. One step begins at the price, the others at round amounts. */
  readonly from: number;
  readonly left: number;
}

/** The order of prizes. `value`: most points first. `left`: most tickets left first. Equal prizes stay in rank order. */
export type PrizeOrder = 'rank' | 'value' | 'left';

export interface PackCardListQuery {
  /** `rank` if absent or unknown. */
  readonly sort?: PrizeOrder;
}

export interface PackCardListResponse extends ListAnswer<PackCard> {
  /** Covers the whole box. Null if nothing can be converted, or the shop hides the prizes. */
  readonly returns: PackReturns | null;
}

export interface PackCardListCalls {
  /** The prizes of a pack, in rank order by default; empty if the shop hides them. */
  'GET /api/user/pack/card_list/{id}[/{page}]': { query: PackCardListQuery; answer: PackCardListResponse };
}
