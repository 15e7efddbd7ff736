import { IsString, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const PAYMENT = withMessage('お支払いを特定できませんでした。', 'The payment is not named rightly.');

export class AppendPaymentRequest {
  /** The payment's id. */
  @IsString(PAYMENT)
  @MaxLength(64, PAYMENT)
  token!: string;
}

export interface AppendPaymentAnswer extends Done {
  /** 1 credited, 2 pending, 0 failed. */
  readonly result: '0' | '1' | '2';
}

export interface AppendPaymentCalls {
  /** Completes a payment that continued elsewhere: the shop queries its provider, and credits confirmed money. */
  'POST /api/user/point/append': { request: AppendPaymentRequest; answer: AppendPaymentAnswer };
}
