import type { Answer } from '../../platform/store/answer.js';
import { type Operator, seesPersons } from '../streams/operator.js';
import { maskingReplacer } from '../streams/personal-fields.js';

/** Who need not know where people live and how they are reached is not told it, whatever the route. */
export const answerTo = (operator: Operator | undefined, result: object): Answer => {
  const replacer = operator && !seesPersons(operator) ? maskingReplacer : undefined;
  return { state: 200, body: JSON.stringify(result, replacer) };
};
