import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { type DeadLetter, type DeadLetterRefusal, findLetterRefusal } from '../streams/dead-letter.js';

/** What is parked of a key is taken in from its first letter on, by the reader that it was meant for. */
export const decideRetryDeadLetter = (
  letter: DeadLetter,
  facts: { readonly hasReader: boolean },
): Decision<never, DeadLetterRefusal> => {
  if (!facts.hasReader) return refuse({ code: 'NoSuchReader' });
  const refusal = findLetterRefusal(letter);
  return refusal ? refuse(refusal) : accept();
};
