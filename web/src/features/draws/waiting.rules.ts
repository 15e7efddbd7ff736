import type { UndecidedCard } from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';

/** Undecided cards of one draw. */
export interface WaitingDraw {
  readonly historyId: string;
  readonly count: number;
  /** Picture of the first card. */
  readonly image: string;
  /** Deadline after which the shop decides. */
  readonly until: string;
}

/** Groups undecided cards by draw, in the order of the cards. */
export const groupWaitingDraws = (cards: readonly UndecidedCard[]): readonly WaitingDraw[] => {
  const draws = new Map<string, WaitingDraw>();
  for (const { pack_history_id: historyId, image, expires_at: until } of cards) {
    const known = draws.get(historyId);
    draws.set(historyId, known ? { ...known, count: known.count + 1 } : { historyId, count: 1, image, until });
  }
  return [...draws.values()];
};
