import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';

/** Closes a case with the gravest of its consequences. A case without any is dismissed instead. */
export const decideCloseCase = ({ state, hasForfeited, hasBanned }: Case): Decision<CaseChange, CaseRefusal> => {
  if (state !== 'open') return refuse({ code: 'CaseIsClosed' });
  if (!hasForfeited && !hasBanned) return refuse({ code: 'NothingDone' });
  return accept({ change: 'CaseClosed', data: { as: hasForfeited ? 'forfeited' : 'banned' } });
};
