import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';

/** A case ends with the gravest of what was done to its members; where nothing was done, it is dismissed instead. */
export const decideCloseCase = ({ state, hasForfeited, hasBanned }: Case): Decision<CaseChange, CaseRefusal> => {
  if (state !== 'open') return refuse({ code: 'CaseIsClosed' });
  if (!hasForfeited && !hasBanned) return refuse({ code: 'NothingDone' });
  return accept({ change: 'CaseClosed', data: { as: hasForfeited ? 'forfeited' : 'banned' } });
};
