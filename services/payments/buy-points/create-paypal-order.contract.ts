import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const COURSE = withMessage('ポイントのコースを選んでください。', 'Choose a course of points.');
const PACK = withMessage('不正な値です。', 'invalid value');

export class CreatePaypalOrderRequest {
  /** Absent for the course that the session viewed last. */
  @IsOptional()
  @IsString(COURSE)
  @MaxLength(64, COURSE)
  point_price_id?: string;

  /** The pack that the member buys the points for. */
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, PACK)
  pack_id?: string;
}

export interface CreatePaypalOrderAnswer extends Done {
  /** PayPal's order id, which its button approves. */
  readonly id: string;
  /** The shop's id, which cancels an order that its payer abandons. */
  readonly payment_id: string;
}

export interface CreatePaypalOrderCalls {
  /** Begins a payment by PayPal with the order that its button approves. */
  'POST /api/user/paypal/order': { request: CreatePaypalOrderRequest; answer: CreatePaypalOrderAnswer };
}
