import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Case, CaseEvent, CaseRefusal } from '../streams/case.js';

/** An operator writes down what they have found out. */
export const decideNoteCase = ({ state }: Case, text: string): Decision<CaseEvent, CaseRefusal> =>
  state === 'open' ? accept({ type: 'CaseNoted', data: { text: text.trim() } }) : refuse({ code: 'CaseIsClosed' });
