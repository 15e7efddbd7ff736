import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { PaymentResource } from '../../payments/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';

const YEN = says(
  '決済会社が購入者に返した金額を1円以上の整数で入力してください。',
  'Enter the amount that the provider returned to the payer in whole yen.',
);
const MAX_YEN = 99_999_999;

export class ChargebackLostRequest extends CommandRequest {
  /** What the payer gets back of the disputed amount; the rest is won. Without it, all of it is lost. */
  @IsOptional()
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen?: number;
}

export interface EndChargebackCalls {
  /** The provider has found for the shop: draws go on, parcels may go, and the points are the member's again. */
  'POST /admin-api/payments/{id}/charge-back-won': { request: CommandRequest; answer: PaymentResource };
  /** The provider has found for the payer: the points are gone, and the member owes the rest; of a part, the other part is won. */
  'POST /admin-api/payments/{id}/charge-back-lost': { request: ChargebackLostRequest; answer: PaymentResource };
}
