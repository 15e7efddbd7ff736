import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

export interface CheckPaymentCalls {
  /** Has the provider asked now what has become of a payment. */
  'POST /admin-api/payments/{id}/check': { request: CommandRequest; answer: PaymentResource };
}
