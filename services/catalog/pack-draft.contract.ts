import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { says } from '../platform/http/contract.js';

/** A purchase of 3,000 cards at this price still fits the 32 bits of a balance. */
const MOST_POINTS = 700_000;
/** Of the web, or of the shop itself. */
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))[^\s\p{Surrogate}"'<>\\]*$/iu;
/** Half a letter: such a text has no UTF-8 form. */
const WHOLE_LETTERS = /^\P{Surrogate}*$/u;
const WITH_OFFSET = /T.*(Z|[+-]\d\d:?\d\d)$/;

const NAME = says('1〜100文字で入力してください。', 'Give 1 to 100 characters.');
const RANK_NAME = says('1〜30文字で入力してください。', 'Give 1 to 30 characters.');
const CHOICE = says('選択してください。', 'Choose one of the values.');
const POINTS = says('1〜700000の整数で入力してください。', 'Give a whole number from 1 to 700000.');
const BUY_POINTS = says('0〜700000の整数で入力してください。', 'Give a whole number from 0 to 700000.');
const LIMIT = says('0以上の整数で入力してください。0は制限なしです。', 'Give a whole number; 0 means no limit.');
const WHOLE = says('1以上の整数で入力してください。', 'Give a whole number from 1.');
const TIME = says('日時を選択してください。', 'Give the time with its offset, as 2026-01-31T12:00:00+09:00.');
const TEXT = says('50000文字以内で入力してください。', 'Give at most 50000 characters.');
const ADDRESS = says('画像のURLを10件以内で入力してください。', 'Give at most 10 addresses of images.');
const ROWS = says('景品を500件以内で登録してください。', 'Give at most 500 prizes.');
const STALE = says('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');

/** A prize row of a draft. */
export class PrizeRequest {
  @Length(1, 64, CHOICE)
  card_id!: string;

  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(99, WHOLE)
  rank!: number;

  @Length(1, 30, RANK_NAME)
  @Matches(WHOLE_LETTERS, RANK_NAME)
  rank_name!: string;

  @Length(1, 30, RANK_NAME)
  @Matches(WHOLE_LETTERS, RANK_NAME)
  rank_name_en!: string;

  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(2_000_000, WHOLE)
  quantity!: number;

  /** Absent: the card's own. */
  @IsOptional()
  @IsInt(BUY_POINTS)
  @Min(0, BUY_POINTS)
  @Max(MOST_POINTS, BUY_POINTS)
  buy_point?: number | null;

  @IsIn(['0', '1'], CHOICE)
  no_reduction: '0' | '1' = '0';

  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(1000, WHOLE)
  set_count = 1;
}

/** `POST /admin-api/packs`. */
export class PackDraftRequest {
  @Length(1, 100, NAME)
  @Matches(WHOLE_LETTERS, NAME)
  name!: string;

  @Length(1, 100, NAME)
  @Matches(WHOLE_LETTERS, NAME)
  name_en!: string;

  @IsInt(CHOICE)
  card_type!: number;

  @IsIn(['1', '2'], CHOICE)
  payment_method!: '1' | '2';

  @IsInt(POINTS)
  @Min(1, POINTS)
  @Max(MOST_POINTS, POINTS)
  price_point!: number;

  @IsArray(ADDRESS)
  @ArrayMaxSize(10, ADDRESS)
  @Matches(WEB_ADDRESS, { ...ADDRESS, each: true })
  @MaxLength(500, { ...ADDRESS, each: true })
  image: string[] = [];

  @IsInt(LIMIT)
  @Min(0, LIMIT)
  @Max(1_000_000, LIMIT)
  max_buy_count = 0;

  @IsInt(LIMIT)
  @Min(0, LIMIT)
  @Max(1_000_000, LIMIT)
  can_limit = 0;

  /** Null or absent: from its publication on. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, TIME)
  @Matches(WITH_OFFSET, TIME)
  start_at?: string | null;

  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, TIME)
  @Matches(WITH_OFFSET, TIME)
  end_at?: string | null;

  @IsIn(['0', '1'], CHOICE)
  show_cardlist: '0' | '1' = '1';

  @IsString(TEXT)
  @MaxLength(50_000, TEXT)
  @Matches(WHOLE_LETTERS, TEXT)
  detail = '';

  @IsString(TEXT)
  @MaxLength(50_000, TEXT)
  @Matches(WHOLE_LETTERS, TEXT)
  detail_en = '';

  @IsInt(LIMIT)
  @Min(0, LIMIT)
  @Max(1_000_000, LIMIT)
  position = 0;

  /** Each is a `PrizeRequest`. */
  @IsArray(ROWS)
  @ArrayMaxSize(500, ROWS)
  prizes: object[] = [];
}

/** `PUT /admin-api/packs/{id}`. */
export class RevisePackRequest extends PackDraftRequest {
  /** As it was read. */
  @IsInt(STALE)
  version!: number;
}
