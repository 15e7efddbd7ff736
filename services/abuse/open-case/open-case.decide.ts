import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CaseOpened, CaseRefusal, Opening } from '../streams/case.js';

/** Opens a case with the evidence of this moment. Its members must not be in an open case already. */
export const decideOpenCase = ({ openCase, ...opening }: Opening): Decision<CaseOpened, CaseRefusal> =>
  openCase === null
    ? accept({ change: 'CaseOpened', data: opening })
    : refuse({ code: 'InOpenCase', caseId: openCase });
