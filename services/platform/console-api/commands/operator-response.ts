import type { CommandResponse } from '../../store/response.js';
import type { Operator } from '../access/operator.js';
import { buildMaskingReplacer, canSeeAllFields } from '../access/personal-fields.js';

/** Builds the response to an operator. Personal fields are masked unless the operator's role may see them. */
export const toOperatorResponse = (operator: Operator | undefined, result: object): CommandResponse => {
  const replacer = operator && !canSeeAllFields(operator) ? buildMaskingReplacer(operator) : undefined;
  return { state: 200, body: JSON.stringify(result, replacer) };
};
