import type { CommandResponse } from '../../store/response.js';
import type { Operator } from '../access/operator.js';
import { maskingReplacer, seesEverything } from '../access/personal-fields.js';

/** Who need not know who people are, where they live and how they are reached is not told it, whatever the route. */
export const answerTo = (operator: Operator | undefined, result: object): CommandResponse => {
  const replacer = operator && !seesEverything(operator) ? maskingReplacer(operator) : undefined;
  return { state: 200, body: JSON.stringify(result, replacer) };
};
