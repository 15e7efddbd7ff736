import { IsInt, Max, Min } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const YEN = withMessage(
  '決済会社で返金された金額を1円以上の整数で入力してください。',
  'Enter the amount refunded at the provider in whole yen.',
);
const MAX_YEN = 99_999_999;

export class RecordReturnRequest extends CommandRequest {
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen!: number;
}

export interface RecordReturnCalls {
  /**
   * Records money that was already returned at the provider: its points are taken, spent ones too, and the rest is
   * owed.
   */
  'POST /admin-api/payments/{id}/record-return': { request: RecordReturnRequest; answer: PaymentResource };
}
