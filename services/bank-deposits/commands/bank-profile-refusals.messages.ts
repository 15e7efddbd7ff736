import type { Bilingual } from '../../kernel/languages.js';
import { STATEMENT_COLUMN_NAMES } from '../../platform/payments/bank/statement-columns.shared.js';
import { MAX_BANK_PROFILES } from '../streams/bank-layouts.js';
import type { BankProfileRefusal } from '../streams/bank-profile.refusals.js';

const MISSING: Readonly<Partial<Record<string, Bilingual>>> = {
  booked_on: {
    ja: '日付の列を選んでください。年・月・日が別の列にあるときは、その3つを選びます。',
    en: 'Choose the column with the date. If year, month and day stand apart, choose these three.',
  },
  in: {
    ja: '入金金額の列を選んでください。入金と出金が1つの列にあるときは「金額」の列を選びます。',
    en: 'Choose the column with the money in. If money in and out share a column, choose it as the amount.',
  },
  sender: {
    ja: '振込依頼人名の列を選んでください。摘要だけのときは「摘要」の列を選びます。',
    en: 'Choose the column with the sender. If there is only a summary, choose that.',
  },
};

/** Returns the field of a refusal, and its text. */
export const describeRefusal = (refusal: BankProfileRefusal): readonly [field: string, message: Bilingual] => {
  switch (refusal.code) {
    case 'ColumnMissing': {
      const { ja, en } = STATEMENT_COLUMN_NAMES[refusal.column];
      const usual = { ja: `「${ja}」の列を選んでください。`, en: `Choose the column for “${en}”.` };
      return [refusal.column, MISSING[refusal.column] ?? usual];
    }
    case 'HeadingTwice':
      return [
        refusal.column,
        {
          ja: 'この見出しは別の項目で選ばれています。1つの列は1つの項目だけに選んでください。',
          en: 'This heading is chosen for something else too. Choose each column once.',
        },
      ];
    case 'SameHeadings':
      return [
        'name',
        {
          ja: `同じ見出しの形式「${refusal.name}」が登録済みです。そちらを編集してください。`,
          en: `The layout “${refusal.name}” has these headings already. Edit that one.`,
        },
      ];
    case 'NameTaken':
      return [
        'name',
        {
          ja: 'この名前の形式は登録済みです。別の名前を付けてください。',
          en: 'A layout has this name already. Choose another name.',
        },
      ];
    case 'TooMany':
      return [
        'name',
        {
          ja: `形式は${MAX_BANK_PROFILES}件までです。使わない形式を削除してから登録してください。`,
          en: `There can be ${MAX_BANK_PROFILES} layouts. Remove one that is not used, then save this one.`,
        },
      ];
    case 'IsRemoved':
      return [
        'removed_at',
        {
          ja: 'この形式は削除済みです。新しく登録してください。',
          en: 'This layout was removed. Save a new one.',
        },
      ];
  }
};
