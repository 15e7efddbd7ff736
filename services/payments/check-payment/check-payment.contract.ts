import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

export interface CheckPaymentCalls {
  /** Queries the provider about a payment at once. */
  'POST /admin-api/payments/{id}/check': { request: CommandRequest; answer: PaymentResource };
}
