import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { MethodResource } from '../wire/method.contract.js';

export interface MethodListCalls {
  /** Lists all payment methods in the order of their numbers, including those that are off or have no keys. */
  'GET /admin-api/payment-methods': { query: ListRequest; answer: readonly MethodResource[] };
  /** A method of payment. */
  'GET /admin-api/payment-methods/{id}': { answer: MethodResource };
}
