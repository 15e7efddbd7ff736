import { IsIn } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PaymentResource } from '../wire/payment.contract.js';

const CLOSABLE = [
  'surplus',
  'other-amount',
  'paid-after-failure',
  'refund-failed',
  'dispute',
  'dispute-resolved',
  'returned',
] as const;
const ALARM = withMessage('対応済みにする内容を選択してください。', 'Choose what was dealt with.');

export class CloseAlarmRequest extends CommandRequest {
  @IsIn(CLOSABLE, ALARM)
  alarm!: (typeof CLOSABLE)[number];
}

export interface CloseAlarmCalls {
  /** Records that an operator has resolved a problem of a payment. */
  'POST /admin-api/payments/{id}/close-alarm': { request: CloseAlarmRequest; answer: PaymentResource };
}
