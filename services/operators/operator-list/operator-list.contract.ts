import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { OperatorResource } from '../wire/operator.contract.js';

export interface OperatorListCalls {
  /** Lists the operators. */
  'GET /admin-api/operators': { query: ListRequest; answer: readonly OperatorResource[] };
  /** Returns an operator. */
  'GET /admin-api/operators/{id}': { answer: OperatorResource };
}
