import { IsIn, IsInt, Max, Min } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const YEN = withMessage('精算額を1円以上の整数で入力してください。', 'Enter the amount settled in whole yen.');
const BY = withMessage('精算方法を選択してください。', 'Choose how it was settled: transfer or write-off.');
const MAX_YEN = 99_999_999;

export class SettleDebtRequest extends CommandRequest {
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen!: number;

  @IsIn(['transfer', 'write-off'], BY)
  by!: 'transfer' | 'write-off';
}

export interface SettleDebtCalls {
  /** Reduces a member's debt of a payment: it was transferred, or the shop writes it off. */
  'POST /admin-api/payments/{id}/settle-debt': { request: SettleDebtRequest; answer: PaymentResource };
}
