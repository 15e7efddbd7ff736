import { Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const REFUND = withMessage('戻ってきた返金を選択してください。', 'Choose the refund that came back.');

export class BounceRefundRequest extends CommandRequest {
  /** Names the returned refund: one of the payment's `refunds`. */
  @Matches(/^\S{1,64}$/, REFUND)
  refund_id!: string;
}

export interface BounceRefundCalls {
  /** Records that the money of a refund came back: the member gets back what it took, and it can be refunded again. */
  'POST /admin-api/payments/{id}/bounce-refund': { request: BounceRefundRequest; answer: PaymentResource };
}
