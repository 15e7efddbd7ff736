import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const YEN = withMessage('返金額を1円以上の整数で入力してください。', 'Enter the amount to refund in whole yen.');
const SPENT = withMessage(
  '使用済みのポイントも返金するかどうかを選択してください。',
  'Choose whether spent points are refunded too.',
);
const MAX_YEN = 99_999_999;

export class RefundPaymentRequest extends CommandRequest {
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen!: number;

  /** Includes spent points: the member owes what cannot be taken. */
  @IsOptional()
  @IsBoolean(SPENT)
  spent_too?: boolean;
}

export interface RefundPaymentCalls {
  /** Refunds a payment by its provider or by a transfer to make. Its points are taken at once. */
  'POST /admin-api/payments/{id}/refund': { request: RefundPaymentRequest; answer: PaymentResource };
}
