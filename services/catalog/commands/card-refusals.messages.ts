import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, type FieldErrors } from '../../platform/http/responses/envelope.js';
import type { CardRefusal } from '../streams/card.refusals.js';

/** The field and the message of each refusal. */
const REFUSALS: Readonly<Record<CardRefusal['code'], readonly [field: string, message: Bilingual]>> = {
  CardExists: [
    'id',
    {
      ja: 'このカードコードは使われています。別のコードを入力してください。',
      en: 'Another card already has this code. Choose a different one.',
    },
  ],
  NoGrader: [
    'grader',
    {
      ja: 'グレードや証明番号があるカードは、鑑定会社を選択してください。',
      en: 'A grade or certificate needs the grading company. Choose one.',
    },
  ],
  UnknownGrade: [
    'grade',
    {
      ja: 'この鑑定会社のグレードを選択してください。',
      en: 'Choose one of this company’s grades.',
    },
  ],
  ConditionOfGraded: [
    'condition',
    {
      ja: '鑑定品の状態はグレードで表します。状態を空にするか、鑑定会社を外してください。',
      en: 'A graded card has its grade instead of a condition. Leave one of them empty.',
    },
  ],
  NoReferencePrice: [
    'reference_yen',
    {
      ja: '参考価格を入力するか、出典と確認日を空にしてください。',
      en: 'Enter the reference price, or leave its source and day empty.',
    },
  ],
  NoReferenceSource: [
    'reference_source',
    {
      ja: '参考価格の出典（名前またはURL）を入力してください。',
      en: 'Say where the reference price was seen: a name or an address.',
    },
  ],
  NoReferenceDay: [
    'reference_day',
    {
      ja: '参考価格を確認した日を、今日までの日付で入力してください。',
      en: 'Enter the day the price was seen, today at the latest.',
    },
  ],
};

/** Returns the reason for a refusal under its field. */
export const toCardErrors = ({ code }: CardRefusal): FieldErrors => buildFieldError(...REFUSALS[code]);
