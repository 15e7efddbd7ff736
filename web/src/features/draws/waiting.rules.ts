import type { UndecidedCard } from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';

/** What of one draw waits for the member. */
export interface WaitingDraw {
  readonly historyId: string;
  readonly count: number;
  /** The first card of it. */
  readonly image: string;
  /** When the shop decides by itself. */
  readonly until: string;
}

/** Undecided cards by their draws, in the order of the cards. */
export const groupWaitingDraws = (cards: readonly UndecidedCard[]): readonly WaitingDraw[] => {
  const draws = new Map<string, WaitingDraw>();
  for (const { pack_history_id: historyId, image, expires_at: until } of cards) {
    const known = draws.get(historyId);
    draws.set(historyId, known ? { ...known, count: known.count + 1 } : { historyId, count: 1, image, until });
  }
  return [...draws.values()];
};
