import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { OperatorResource } from '../wire/operator.contract.js';

export interface OperatorListCalls {
  /** The operators. */
  'GET /admin-api/operators': { query: ListRequest; answer: readonly OperatorResource[] };
  /** An operator. */
  'GET /admin-api/operators/{id}': { answer: OperatorResource };
}
