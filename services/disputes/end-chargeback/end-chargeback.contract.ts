import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { PaymentResource } from '../../payments/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';

const YEN = withMessage(
  '決済会社が購入者に返した金額を1円以上の整数で入力してください。',
  'Enter the amount that the provider returned to the payer in whole yen.',
);
const MAX_YEN = 99_999_999;

export class ChargebackLostRequest extends CommandRequest {
  /**
   * The part of the disputed amount that the payer gets back; the rest is won. Without it, the whole amount is lost.
   */
  @IsOptional()
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen?: number;
}

export interface EndChargebackCalls {
  /**
   * Records that the provider has decided for the shop: draws and parcels continue, and the points return to the
   * member.
   */
  'POST /admin-api/payments/{id}/charge-back-won': { request: CommandRequest; answer: PaymentResource };
  /**
   * Records that the provider has decided for the payer: the points are lost, and the member owes the rest. If only a
   * part is lost, the other part is won.
   */
  'POST /admin-api/payments/{id}/charge-back-lost': { request: ChargebackLostRequest; answer: PaymentResource };
}
