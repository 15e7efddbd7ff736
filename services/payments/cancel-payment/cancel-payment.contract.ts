import { IsString, MaxLength } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const PAYMENT = withMessage('お支払いを特定できませんでした。', 'The payment is not named rightly.');

export class CancelPaymentRequest {
  @IsString(PAYMENT)
  @MaxLength(64, PAYMENT)
  payment_id!: string;
}

export interface CancelPaymentCalls {
  /** Cancels an open payment. */
  'POST /api/user/payment/cancel': { request: CancelPaymentRequest; answer: Done };
  /** Cancels a member's open payment. */
  'POST /admin-api/payments/{id}/cancel': { request: CommandRequest; answer: PaymentResource };
}
