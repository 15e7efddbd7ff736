import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';

const COURSE = says('ポイントのコースを選んでください。', 'Choose a course of points.');
const PACK = says('不正な値です。', 'invalid value');

export class CreatePaypalOrderRequest {
  /** Absent: the course that the session looked at last. */
  @IsOptional()
  @IsString(COURSE)
  @MaxLength(64, COURSE)
  point_price_id?: string;

  /** The pack that the points are wanted for. */
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, PACK)
  pack_id?: string;
}

export interface CreatePaypalOrderAnswer extends Done {
  /** PayPal's, for its button to have approved. */
  readonly id: string;
  /** The shop's, by which an order that its payer leaves is taken back. */
  readonly payment_id: string;
}

export interface CreatePaypalOrderCalls {
  /** Begins a payment by PayPal: the order that its button approves. */
  'POST /api/user/paypal/order': { request: CreatePaypalOrderRequest; answer: CreatePaypalOrderAnswer };
}
