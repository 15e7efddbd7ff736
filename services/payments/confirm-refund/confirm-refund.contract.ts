import { IsISO8601, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const TIME = withMessage(
  '送金日時を選択してください。',
  'Enter the time with its offset, as 2026-01-31T12:00:00+09:00.',
);

export class ConfirmRefundRequest extends CommandRequest {
  @IsISO8601({ strict: true, strictSeparator: true }, TIME)
  @Matches(/T.*(Z|[+-]\d\d:?\d\d)$/, TIME)
  sent_at!: string;
}

export interface ConfirmRefundCalls {
  /** Records that a refund was transferred. */
  'POST /admin-api/payments/{id}/confirm-refund': { request: ConfirmRefundRequest; answer: PaymentResource };
  /** Records that a refund will not be transferred: the points return to the member. */
  'POST /admin-api/payments/{id}/withdraw-refund': { request: CommandRequest; answer: PaymentResource };
}
