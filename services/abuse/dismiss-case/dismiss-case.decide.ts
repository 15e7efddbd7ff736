import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';

/** Nothing is wrong, or nothing can be shown: the group stays away until something new comes up. */
export const decideDismissCase = ({ state, hasForfeited }: Case): Decision<CaseChange, CaseRefusal> => {
  if (state !== 'open') return refuse({ code: 'CaseIsClosed' });
  return hasForfeited ? refuse({ code: 'SomethingForfeited' }) : accept({ change: 'CaseDismissed', data: {} });
};
