import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import { MAX_CHOSEN_TAGS, MAX_LETTERS, PACK_SORTS, type PackSort } from '../streams/pack-search.shared.js';

const WORDS = withMessage(
  `${MAX_LETTERS}文字以内で検索してください。`,
  `Search with at most ${MAX_LETTERS} characters.`,
);
const SORT = withMessage('並び順を選択してください。', 'Choose an order.');
const PRICE = withMessage(
  '価格は0〜9999999の整数で入力してください。',
  'Enter the price as a whole number from 0 to 9999999.',
);
const PAYMENT = withMessage('支払い方法を選択してください。', 'Choose points or coins.');
const CHOSEN = withMessage(`タグは${MAX_CHOSEN_TAGS}個まで選択できます。`, `Choose at most ${MAX_CHOSEN_TAGS} tags.`);
const FLAG = withMessage('0か1を指定してください。', 'Enter 0 or 1.');

const WHOLE = /^\d{1,7}$/;

/** The filters and the order of the packs; absent fields filter nothing. */
export class PackSearchQuery {
  /** Words that must all occur in the names of pack, card type, tags or prizes. Width, case and kana are ignored. */
  @IsOptional()
  @IsString(WORDS)
  @MaxLength(MAX_LETTERS, WORDS)
  q?: string;

  @IsOptional()
  @IsIn(PACK_SORTS, SORT)
  sort?: PackSort;

  /** The price of one draw. */
  @IsOptional()
  @Matches(WHOLE, PRICE)
  min?: string;

  @IsOptional()
  @Matches(WHOLE, PRICE)
  max?: string;

  /** '1' points, '2' coins. */
  @IsOptional()
  @IsIn(['1', '2'], PAYMENT)
  payment?: '1' | '2';

  /** The ids of tags, in one parameter or several. A pack must have one of them. */
  @IsOptional()
  @IsArray(CHOSEN)
  @ArrayMaxSize(MAX_CHOSEN_TAGS, CHOSEN)
  @IsString({ ...CHOSEN, each: true })
  tag?: readonly string[];

  /** '1' lists only packs that can be drawn now. */
  @IsOptional()
  @IsIn(['0', '1'], FLAG)
  drawable?: '0' | '1';
}
