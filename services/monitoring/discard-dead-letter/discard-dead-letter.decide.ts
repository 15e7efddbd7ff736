import { accept, type Decision, refuse } from '../../kernel/decision.js';
import {
  type DeadLetter,
  type DeadLetterRefusal,
  findLetterRefusal,
  type LetterDiscarded,
} from '../streams/dead-letter.js';

/** Discards a letter, unless its consumer is part of the ledger or another letter of its key is first. */
export const decideDiscardDeadLetter = (
  letter: DeadLetter,
  isLedger: boolean,
): Decision<LetterDiscarded, DeadLetterRefusal> => {
  if (isLedger) return refuse({ code: 'OfTheLedger' });
  const refusal = findLetterRefusal(letter);
  if (refusal) return refuse(refusal);
  return accept({ change: 'LetterDiscarded', data: { reader: letter.reader, seq: letter.seq } });
};
