import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

export interface PaymentSearchCalls {
  /** Lists payments, newest first. `alarm` selects those that need attention: `true`, or a reason. */
  'GET /admin-api/payments': { query: ListRequest; answer: readonly PaymentResource[] };
  /** Returns a payment with its history. */
  'GET /admin-api/payments/{id}': { answer: PaymentResource };
}
