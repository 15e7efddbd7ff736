import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';

/** Dismisses a case. Its group stays out of the queue until there is new evidence. */
export const decideDismissCase = ({ state, hasForfeited }: Case): Decision<CaseChange, CaseRefusal> => {
  if (state !== 'open') return refuse({ code: 'CaseIsClosed' });
  return hasForfeited ? refuse({ code: 'SomethingForfeited' }) : accept({ change: 'CaseDismissed', data: {} });
};
