import { IsOptional, Matches, MaxLength, ValidateBy } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { DrawAnswer } from '../wire/drawn-card.contract.js';

const COUNT = withMessage(
  '購入数は1以上の整数か「all」で指定してください。',
  "Enter the count as a whole number from 1, or 'all'.",
);
const PACK = withMessage('パックを選び直してください。', 'Choose the pack again.');
const SEED = withMessage(
  'クライアントシードは128文字以内で入力してください。',
  'Enter a client seed of at most 128 characters.',
);

const isCount = (value: unknown): boolean =>
  (typeof value === 'string' && /^(all|[1-9]\d{0,6})$/.test(value)) ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 10_000_000);

const isPackId = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value));

export class CheckDrawRequest {
  static readonly closed = true;

  @ValidateBy({ name: 'isCount', validator: { validate: isCount } }, COUNT)
  count!: string | number;

  @IsOptional()
  @ValidateBy({ name: 'isPackId', validator: { validate: isPackId } }, PACK)
  pack_id?: string | number;
}

/** An empty request for the checked purchase, or the purchase itself. */
export class DrawPackRequest {
  static readonly closed = true;

  @IsOptional()
  @ValidateBy({ name: 'isCount', validator: { validate: isCount } }, COUNT)
  count?: string | number;

  @IsOptional()
  @ValidateBy({ name: 'isPackId', validator: { validate: isPackId } }, PACK)
  pack_id?: string | number;

  @IsOptional()
  @MaxLength(128, SEED)
  @Matches(/\S/, SEED)
  client_seed?: string;
}

export const countOf = (count: string | number): number | 'all' => (count === 'all' ? 'all' : Number(count));

/** The result of a checked purchase. */
export interface CheckedPurchase {
  readonly pack_id: string;
  readonly count: number;
  /** '1' points, '2' coins. */
  readonly payment_method: '1' | '2';
  /** Points or coins. */
  readonly cost: number;
  readonly before: number;
  readonly after: number;
}

/** The balance is too small. */
export interface NotEnoughAnswer extends Done {
  readonly result: '0';
  readonly detail: CheckedPurchase;
}

/** The purchase is allowed. */
export interface PurchaseCheckedAnswer extends Done {
  readonly result: '1';
  readonly detail: CheckedPurchase;
}

export type CheckDrawAnswer = PurchaseCheckedAnswer | NotEnoughAnswer;
export type DrawPackAnswer = DrawAnswer | NotEnoughAnswer;

export interface DrawPackCalls {
  /** Checks a purchase without spending anything. The session remembers it. */
  'POST /api/user/pack/check': { request: CheckDrawRequest; answer: CheckDrawAnswer };
  /** Draws cards. */
  'POST /api/user/pack/buy': { request: DrawPackRequest; answer: DrawPackAnswer };
}
