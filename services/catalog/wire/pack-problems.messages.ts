import type { Bilingual } from '../../kernel/languages.js';
import type { FieldErrors } from '../../platform/http/responses/envelope.js';
import type { PackProblem, PackProblemCode } from '../streams/pack.refusals.js';

const MESSAGES: Readonly<Record<PackProblemCode, Bilingual>> = {
  NoPrizes: { ja: '景品を1つ以上登録してください。', en: 'Add at least one prize.' },
  EndsBeforeItStarts: {
    ja: '終了日時は開始日時と現在より後にしてください。',
    en: 'Choose an end after the start and after now.',
  },
  RankNamesDiffer: {
    ja: '同じランクの行は、同じランク名にしてください。',
    en: 'Use the same rank name in all rows of a rank.',
  },
  ExtraBeyondBox: {
    ja: 'キリ番賞の回数が、総口数を超えています。',
    en: 'A round-number prize is set for a draw beyond the last ticket.',
  },
  StartHasPassed: {
    ja: '開始日時を過ぎています。公開と同時に販売が始まります。',
    en: 'The start has passed. It goes on sale as soon as it is published.',
  },
  NoPicture: { ja: 'パックの画像がありません。', en: 'The pack has no picture.' },
  NoDetail: { ja: 'パックの説明文がありません。', en: 'The pack has no description.' },
  RankMissing: {
    ja: 'ランクの番号に抜けがあります。1から順に付けると一覧が分かりやすくなります。',
    en: 'A rank number is missing. The list of prizes is easier to read when ranks are numbered from 1 without gaps.',
  },
  DoubledPrize: {
    ja: '同じランクに同じカードの行があります。数量をまとめられます。',
    en: 'This card is in the same rank twice. You can merge the rows.',
  },
  CardWithoutPicture: { ja: 'カードの画像がありません。', en: 'The card has no picture.' },
  CardHasChanged: {
    ja: 'カードの情報が下書きの保存後に変わりました。保存し直すと新しい情報になります。',
    en: 'The card has changed since the draft was saved. Save the draft again to use the new details.',
  },
};

/** The field names in the operators’ API. */
const FIELDS: Readonly<Partial<Record<PackProblem['field'], string>>> = {
  endAt: 'end_at',
  startAt: 'start_at',
  images: 'image',
  detailHtml: 'detail',
  pricePoint: 'price_point',
  extraPrizes: 'extra_prizes',
  rankName: 'rank_name',
  cardId: 'card_id',
  imageUrl: 'image_url',
};

/** Returns the field of a problem as a draft names it. */
export const fieldOf = ({ field }: PackProblem): string => FIELDS[field] ?? field;

export const messageOf = ({ code }: PackProblem): Bilingual => MESSAGES[code];

/** Groups all problems under the fields, or the row’s fields, that they concern. */
export const toProblemErrors = (problems: readonly PackProblem[]): FieldErrors => {
  const errors: Record<string, Bilingual[]> = {};
  for (const problem of problems) {
    const name = problem.row === null ? fieldOf(problem) : `prizes.${problem.row}.${fieldOf(problem)}`;
    errors[name] = [...(errors[name] ?? []), messageOf(problem)];
  }
  return errors;
};
