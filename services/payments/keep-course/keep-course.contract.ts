import { IsBoolean, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { CourseResource } from '../wire/course.contract.js';

/** The minimum and maximum number of points bought at once. */
const [MIN_POINTS, MAX_POINTS] = [300, 50_000];
const AMOUNT = withMessage('300〜50,000の整数で入力してください。', 'Enter a whole number from 300 to 50,000.');
const BONUS = withMessage('0〜50,000の整数で入力してください。', 'Enter a whole number from 0 to 50,000.');
const COINS = withMessage('0〜10,000の整数で入力してください。', 'Enter a whole number from 0 to 10,000.');
const PLACE = withMessage('0〜1,000,000の整数で入力してください。', 'Enter a whole number from 0 to 1,000,000.');
const MEMO = withMessage('説明は200文字以内で入力してください。', 'Keep the description to 200 characters.');

/** The request of `POST /admin-api/point-courses` and `PUT /admin-api/point-courses/{id}`; English may be empty. */
export class CourseRequest extends EditRequest {
  @IsInt(AMOUNT)
  @Min(MIN_POINTS, AMOUNT)
  @Max(MAX_POINTS, AMOUNT)
  price!: number;

  @IsInt(AMOUNT)
  @Min(MIN_POINTS, AMOUNT)
  @Max(MAX_POINTS, AMOUNT)
  point!: number;

  @IsInt(BONUS)
  @Min(0, BONUS)
  @Max(MAX_POINTS, BONUS)
  bonus_point = 0;

  @IsInt(COINS)
  @Min(0, COINS)
  @Max(10_000, COINS)
  bonus_coin = 0;

  @IsString(MEMO)
  @MaxLength(200, MEMO)
  memo = '';

  @IsString(MEMO)
  @MaxLength(200, MEMO)
  memo_en = '';

  @IsBoolean(withMessage('販売するかどうかを選んでください。', 'Say whether it is on sale.'))
  on_sale = false;

  @IsInt(PLACE)
  @Min(0, PLACE)
  @Max(1_000_000, PLACE)
  position = 0;
}

export interface KeepCourseCalls {
  /** A new course of points. */
  'POST /admin-api/point-courses': { request: CourseRequest; answer: CourseResource };
  /** Edits a course. Existing purchases stay unchanged. */
  'PUT /admin-api/point-courses/{id}': { request: CourseRequest; answer: CourseResource };
}
