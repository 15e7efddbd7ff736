import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { toShownText } from '../../kernel/visible-text.js';
import type { Case, CaseChange, CaseRefusal } from '../streams/case.js';

/** Adds a note to an open case. */
export const decideNoteCase = ({ state }: Case, text: string): Decision<CaseChange, CaseRefusal> =>
  state === 'open'
    ? accept({ change: 'CaseNoted', data: { text: toShownText(text) } })
    : refuse({ code: 'CaseIsClosed' });
