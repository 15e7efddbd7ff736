import { IsInt, IsISO8601, Matches, Max, Min } from 'class-validator';
import type { PaymentResource } from '../../payments/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';

const YEN = withMessage('入金額を1円以上の整数で入力してください。', 'Enter the amount in whole yen.');
const TIME = withMessage(
  '入金日時を選択してください。',
  'Enter the time with its offset, as 2026-01-31T12:00:00+09:00.',
);
const MAX_YEN = 99_999_999;

/** The values of the account's statement. */
export class ConfirmDepositRequest extends CommandRequest {
  @IsInt(YEN)
  @Min(1, YEN)
  @Max(MAX_YEN, YEN)
  yen!: number;

  @IsISO8601({ strict: true, strictSeparator: true }, TIME)
  @Matches(/T.*(Z|[+-]\d\d:?\d\d)$/, TIME)
  received_at!: string;
}

export interface ConfirmDepositCalls {
  /** Records that a transfer is in the shop's account, and credits its points. */
  'POST /admin-api/payments/{id}/confirm-deposit': { request: ConfirmDepositRequest; answer: PaymentResource };
}
