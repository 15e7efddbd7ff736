import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

export interface PaymentSearchCalls {
  /** Payments, newest first; `alarm` those that somebody must look at: `true`, or why. */
  'GET /admin-api/payments': { query: ListRequest; answer: readonly PaymentResource[] };
  /** A payment, with all that happened to it. */
  'GET /admin-api/payments/{id}': { answer: PaymentResource };
}
