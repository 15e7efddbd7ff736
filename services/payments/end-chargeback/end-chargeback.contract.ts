import type { CommandRequest } from '../../operators/commands/command.contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

export interface EndChargebackCalls {
  /** The provider has found for the shop: draws go on, parcels may go, and the points are the member's again. */
  'POST /admin-api/payments/{id}/charge-back-won': { request: CommandRequest; answer: PaymentResource };
  /** The provider has found for the payer: the points are gone, and the member owes the rest. */
  'POST /admin-api/payments/{id}/charge-back-lost': { request: CommandRequest; answer: PaymentResource };
}
