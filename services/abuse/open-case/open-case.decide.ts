import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CaseOpened, CaseRefusal, Opening } from '../streams/case.js';

/** An operator opens a case, with the evidence as it is now; who is in an open one already is in no other. */
export const decideOpenCase = ({ openCase, ...opening }: Opening): Decision<CaseOpened, CaseRefusal> =>
  openCase === null
    ? accept({ change: 'CaseOpened', data: opening })
    : refuse({ code: 'InOpenCase', caseId: openCase });
