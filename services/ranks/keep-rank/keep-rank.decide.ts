import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { RankEdited, RankRefusal } from '../commands/rank.target.js';
import type { Rank, RankDraft } from '../rows/ranks.rows.js';

/**
 * Decides on a new or edited rank.
 *
 * @param before the stored rank; null for a new one
 * @param isPriceTaken true when another rank is reached by the same amount
 */
export const decideKeepRank = (
  before: Rank | null,
  draft: RankDraft,
  isPriceTaken: boolean,
): Decision<RankEdited, RankRefusal> => {
  if (before?.withdrawn_at) return refuse({ code: 'IsWithdrawn' });
  if (isPriceTaken) return refuse({ code: 'PriceTaken' });
  return accept({ change: 'RankEdited', data: draft });
};
