import { IsIn, IsOptional, Matches } from 'class-validator';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import { CONDITIONS, type Condition, GRADERS, type Grader } from '../streams/grading.shared.js';
import type { CardRecord } from '../wire/card-record.contract.js';
import { Address, Line, MAX_POINTS, OutsideAddress, Whole } from '../wire/catalog-fields.contract.js';

const ID = withMessage(
  '半角の英数字と - _ . で64文字以内で入力してください。',
  'Enter at most 64 letters, digits, hyphens, dots or underscores.',
);
const CERTIFICATE = withMessage(
  '証明番号は半角の英数字とハイフンで20文字以内で入力してください。',
  'Enter the certificate number in at most 20 letters, digits and hyphens.',
);
const DAY = withMessage('日付は2026-11-24のように入力してください。', 'Enter the day like 2026-11-24.');
const CHOICE = withMessage('選択してください。', 'Choose one of the values.');

/** The body of `PUT /admin-api/cards/{id}`. */
export class CardRequest extends EditRequest {
  @Line(1, 100)
  name!: string;

  @Line(1, 100)
  name_en!: string;

  @Address()
  image_url = '';

  @Line(0, 50)
  model_number = '';

  @IsIn([0, 1, 2, 3], CHOICE)
  rarity!: 0 | 1 | 2 | 3;

  @Line(0, 20)
  rarity_label = '';

  @Whole(0, MAX_POINTS)
  buy_point!: number;

  @Whole(0, 100_000_000)
  cost_yen = 0;

  @IsIn(['0', '1'], CHOICE)
  no_reduction: '0' | '1' = '0';

  @Line(0, 200)
  special_remarks = '';

  @Address()
  movie_url = '';

  @Line(0, 100)
  set_name = '';

  @Line(0, 100)
  set_name_en = '';

  @Address()
  back_image_url = '';

  @IsIn(['', ...CONDITIONS], CHOICE)
  condition: Condition | '' = '';

  @IsIn(['', ...GRADERS], CHOICE)
  grader: Grader | '' = '';

  @Line(0, 20)
  grade = '';

  @Matches(/^[0-9A-Za-z-]{0,20}$/, CERTIFICATE)
  certificate_number = '';

  @IsOptional()
  @Whole(1, 1_000_000_000)
  reference_yen: number | null = null;

  @Line(0, 100)
  reference_source = '';

  @OutsideAddress()
  reference_url = '';

  /** A day in Tokyo. */
  @Matches(/^(\d{4}-\d\d-\d\d)?$/, DAY)
  reference_day = '';
}

/** The body of `POST /admin-api/cards`. */
export class NewCardRequest extends CardRequest {
  /** The code that prize files use. The shop assigns one if it is absent. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, ID)
  id?: string | null;
}

export interface KeepCardCalls {
  /** Adds a card. */
  'POST /admin-api/cards': { request: NewCardRequest; answer: CardRecord };
  /** Edits a card. */
  'PUT /admin-api/cards/{id}': { request: CardRequest; answer: CardRecord };
}
