import { IsIn, IsInt, Max, Min } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { OwnLimitsAnswer } from '../wire/own-limits.contract.js';

const MAX_YEN = 10_000_000;
const LIMIT = withMessage(
  '月の上限は0（上限なし）から10,000,000円までの整数で入力してください。',
  'Enter the limit as a whole number of yen from 0 (no limit) to 10,000,000.',
);
const PAUSE = withMessage('お休みの期間を選んでください。', 'Choose how long to pause.');

/** `POST /api/user/limits` */
export class ChangeLimitsRequest {
  /** Yen per month; 0 for no limit. */
  @IsInt(LIMIT)
  @Min(0, LIMIT)
  @Max(MAX_YEN, LIMIT)
  monthly_yen!: number;

  /** 0 keeps the current pause. */
  @IsInt(PAUSE)
  @IsIn([0, 1, 7, 30], PAUSE)
  pause_days!: number;
}

export interface ChangeLimitsCalls {
  /** Changes the member's monthly limit and pause: a lower limit applies at once, a higher one after 24 hours. */
  'POST /api/user/limits': { request: ChangeLimitsRequest; answer: OwnLimitsAnswer };
}
