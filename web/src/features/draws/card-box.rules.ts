import type { LastDrawAnswer } from '../../../../services/draws/last-draw/last-draw.contract.js';
import type { UndecidedCard } from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';
import type { DrawnCard } from '../../../../services/draws/wire/drawn-card.contract.js';
import { totalPoints } from './choice.rules';

/** In the place of a draw's id: the undecided cards of all draws. */
export const ALL_DRAWS = 'all';

/** Cards of one decision at the most. */
export const MAX_CARDS = 3000;

/** A draw, or all of them, with what is undecided. */
export type UndecidedDraw = LastDrawAnswer & {
  /** When the shop decides on the first of the cards by itself, where they are of several draws. */
  readonly expires_at?: string;
};

/**
 * The undecided cards of all draws as one draw's, to be chosen from together. What was paid in coins says card by card
 * that it is ship-only.
 * @param cards those that are decided first at the top
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

/** What a decision came to. */
export interface DecisionSums {
  readonly send_card: number;
  readonly reduction_card: number;
  readonly reduction_point: number;
}

/** What a decision on cards comes to, as the history tells it of one draw. */
export const sumsOf = (toShip: readonly DrawnCard[], toConvert: readonly DrawnCard[]): DecisionSums => ({
  send_card: toShip.length,
  reduction_card: toConvert.length,
  reduction_point: totalPoints(toConvert),
});
