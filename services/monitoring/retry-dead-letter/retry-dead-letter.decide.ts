import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { type DeadLetter, type DeadLetterRefusal, findLetterRefusal } from '../streams/dead-letter.js';

/** Accepts a retry of the first letter of a key, if the consumer that parked it still exists. */
export const decideRetryDeadLetter = (
  letter: DeadLetter,
  facts: { readonly hasReader: boolean },
): Decision<never, DeadLetterRefusal> => {
  if (!facts.hasReader) return refuse({ code: 'NoSuchReader' });
  const refusal = findLetterRefusal(letter);
  return refusal ? refuse(refusal) : accept();
};
