import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';

/** Assigns an open case to an operator. It may be assigned to another already. */
export const decideAssignCase = ({ state, assignedTo }: Case, to: string): Decision<CaseChange, CaseRefusal> => {
  if (state !== 'open') return refuse({ code: 'CaseIsClosed' });
  return assignedTo === to ? refuse({ code: 'AlreadyTheirs' }) : accept({ change: 'CaseAssigned', data: { to } });
};
