import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { PaymentResource } from '../../payments/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';

const YEN = withMessage(
  '決済会社から通知された金額を1円以上の整数で入力してください。',
  'Enter the amount the provider reports in whole yen.',
);
const MAX_YEN = 99_999_999;

export class ChargeBackRequest extends CommandRequest {
  /** The amount that the provider names, at most the rest of the payment. Without it, the whole rest is disputed. */
  @IsOptional()
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen?: number;
}

export interface ChargeBackCalls {
  /**
   * Records that the payer disputes a payment: draws stop, parcels are held, and its remaining points are set aside.
   */
  'POST /admin-api/payments/{id}/charge-back': { request: ChargeBackRequest; answer: PaymentResource };
}
