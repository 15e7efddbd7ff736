import type { LastDrawAnswer } from '../../../../services/draws/last-draw/last-draw.contract.js';
import type { UndecidedCard } from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';
import type { DrawnCard } from '../../../../services/draws/wire/drawn-card.contract.js';
import { sumPoints } from './choice.rules';

/** Id for the undecided cards of all draws together. */
export const ALL_DRAWS = 'all';

/** Maximum number of cards in one decision. */
export const MAX_CARDS = 3000;

/** Undecided cards of one draw or of all draws. */
export type UndecidedDraw = LastDrawAnswer & {
  /** earliest deadline, after which the shop decides; only for several draws */
  readonly expires_at?: string;
};

/**
 * Combines the undecided cards of all draws into one draw. Cards paid in coins are marked ship-only one by one.
 * @param cards sorted by deadline, earliest first
 */
export const cardBoxOf = (cards: readonly UndecidedCard[]): UndecidedDraw => {
  const [first] = cards;
  const common = { state: 200, is_buy_coin: '0' } as const;
  if (!first) return { ...common, result: '0', cards: [], title: '', created: '', card_type: '', history_id: '' };
  return {
    ...common,
    result: '1',
    cards,
    title: '',
    created: '',
    card_type: 0,
    history_id: ALL_DRAWS,
    pack_id: '',
    expires_at: first.expires_at,
  };
};

/** Totals of a decision. */
export interface DecisionSums {
  readonly send_card: number;
  readonly reduction_card: number;
  readonly reduction_point: number;
}

/** Returns the totals of a decision in the form in which the history has them. */
export const sumsOf = (toShip: readonly DrawnCard[], toConvert: readonly DrawnCard[]): DecisionSums => ({
  send_card: toShip.length,
  reduction_card: toConvert.length,
  reduction_point: sumPoints(toConvert),
});
