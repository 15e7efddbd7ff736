import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { CreateRequest } from '../../platform/console-api/commands/command.contract.js';
import { IsInstant, withMessage } from '../../platform/http/requests/contract.js';
import { Html, Line, MAX_POINTS, Pictures, Place, Tags, Whole } from './catalog-fields.contract.js';

const CHOICE = withMessage('選択してください。', 'Choose one of the values.');
const LIMIT = withMessage(
  '0以上の整数で入力してください。0は制限なしです。',
  'Enter a whole number; 0 means no limit.',
);
const WORTH = withMessage(
  `0〜${MAX_POINTS}の整数で入力してください。空欄ならカードの還元ポイントになります。`,
  `Enter a whole number from 0 to ${MAX_POINTS}; left empty, the card’s own counts.`,
);
const SHIP_ONLY = withMessage(
  '0（還元できる）か1（発送のみ）を入力してください。空欄は0です。',
  'Enter 0 (may be converted) or 1 (shipping only); left empty, it is 0.',
);
const SET = withMessage(
  '1〜1000の整数で入力してください。空欄なら1です。',
  'Enter a whole number from 1 to 1000; left empty, it is 1.',
);
const NEWCOMER = withMessage(
  '0〜365の整数で入力してください。0は制限なしです。',
  'Enter a whole number from 0 to 365; 0 means everybody.',
);
const RANK = withMessage('ランクを選び直してください。', 'Choose a rank that exists.');
const TIME = withMessage('日時を選択してください。', 'Enter the time with its offset, as 2026-01-31T12:00:00+09:00.');
const ROWS = withMessage('景品を500件以内で登録してください。', 'Add at most 500 prizes.');
const EXTRAS = withMessage('箱の外の賞は10件以内で登録してください。', 'Add at most 10 extra prizes.');
const DRAWS = withMessage(
  '「○回目ごと」は50以上の整数を1つ、「○回目」は1以上の整数を小さい順に50個以内で入力してください。',
  'Enter one whole number from 50 for “every so many draws”, or up to 50 draws in ascending order.',
);
const STALE = withMessage('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');

/** The maximum size of a pack’s request in bytes: all its prize rows, and its HTML in both languages. */
export const PACK_BYTES = 1_048_576;
/** The maximum number of prize rows in a pack. */
export const MAX_PRIZES = 500;

/** A prize row of a draft. */
export class PrizeRequest {
  @Line(1, 64)
  card_id!: string;

  @Whole(1, 99)
  rank!: number;

  @Line(1, 30)
  rank_name!: string;

  @Line(1, 30)
  rank_name_en!: string;

  @Whole(1, 2_000_000)
  quantity!: number;

  /** Absent for the points of the card. */
  @IsOptional()
  @Whole(0, MAX_POINTS, WORTH)
  buy_point?: number | null;

  @IsIn(['0', '1'], SHIP_ONLY)
  no_reduction: '0' | '1' = '0';

  @Whole(1, 1000, SET)
  set_count = 1;
}

/**
 * The limits of extra prizes, of the draws listed for one, and of the interval of wins. A purchase of 3,000 then wins at most
 * 600 of them, which can all be decided on at once.
 */
const MAX_EXTRAS = 10;
const MAX_DRAWS = 50;
export const MIN_ROUND = 50;

/** An extra prize of a draft. */
export class ExtraPrizeRequest {
  @Line(1, 64)
  card_id!: string;

  @IsIn(['last', 'every', 'at'], CHOICE)
  rule!: 'last' | 'every' | 'at';

  /** 'last': empty; 'every': one number from 50; 'at': the winning draws, ascending. */
  @IsArray(DRAWS)
  @ArrayMaxSize(MAX_DRAWS, DRAWS)
  @IsInt({ each: true, ...DRAWS })
  @Min(1, { each: true, ...DRAWS })
  @Max(2_000_000, { each: true, ...DRAWS })
  draws: number[] = [];

  /** Absent for the points of the card. */
  @IsOptional()
  @Whole(0, MAX_POINTS, WORTH)
  buy_point?: number | null;

  @IsIn(['0', '1'], SHIP_ONLY)
  no_reduction: '0' | '1' = '0';

  @Whole(1, 1000, SET)
  set_count = 1;
}

/** The body of `POST /admin-api/packs`. */
export class PackDraftRequest extends CreateRequest {
  @Line(1, 100)
  name!: string;

  @Line(1, 100)
  name_en!: string;

  @IsInt(CHOICE)
  card_type!: number;

  @IsIn(['1', '2'], CHOICE)
  payment_method!: '1' | '2';

  @Whole(1, MAX_POINTS)
  price_point!: number;

  @Pictures()
  image: string[] = [];

  @Whole(0, 1_000_000, LIMIT)
  max_buy_count = 0;

  @Whole(0, 1_000_000, LIMIT)
  can_limit = 0;

  /** '1' limits a member to one purchase a day in Tokyo. */
  @IsIn(['0', '1'], CHOICE)
  once_a_day: '0' | '1' = '0';

  /** The maximum days since a member’s registration; 0 for no limit. */
  @Whole(0, 365, NEWCOMER)
  newcomer_days = 0;

  /** The minimum rank of a buyer; null or absent for no limit. */
  @IsOptional()
  @IsString(RANK)
  least_rank?: string | null;

  /** Null or absent for a sale that starts at publication. */
  @IsOptional()
  @IsInstant(TIME)
  start_at?: string | null;

  @IsOptional()
  @IsInstant(TIME)
  end_at?: string | null;

  @IsIn(['0', '1'], CHOICE)
  show_cardlist: '0' | '1' = '1';

  @Html()
  detail = '';

  @Html()
  detail_en = '';

  @Place()
  position = 0;

  /** Each entry is a `PackTagRequest`. */
  @Tags()
  tags: object[] = [];

  /** Each entry is a `PrizeRequest`. */
  @IsArray(ROWS)
  @ArrayMaxSize(MAX_PRIZES, ROWS)
  prizes: object[] = [];

  /** Each entry is an `ExtraPrizeRequest`. */
  @IsArray(EXTRAS)
  @ArrayMaxSize(MAX_EXTRAS, EXTRAS)
  extra_prizes: object[] = [];
}

/** The body of `PUT /admin-api/packs/{id}`. */
export class RevisePackRequest extends PackDraftRequest {
  /** The version that was read. */
  @IsInt(STALE)
  version!: number;
}
