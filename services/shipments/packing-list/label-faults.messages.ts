import type { Bilingual } from '../../kernel/languages.js';
import type { LabelFault, LabelField, LabelSender } from './b2-label.js';

const FIELDS: Readonly<Record<LabelField, Bilingual>> = {
  name: { ja: '氏名', en: 'name' },
  tel: { ja: '電話番号', en: 'phone number' },
  zipcode: { ja: '郵便番号', en: 'zip code' },
  prefecture: { ja: '都道府県', en: 'prefecture' },
  shiku: { ja: '市区町村', en: 'city' },
  address: { ja: '番地', en: 'street address' },
  building: { ja: '建物名', en: 'building' },
};

/** The settings behind the sender's fields, by their names in the console. */
const SETTINGS: Readonly<Record<keyof LabelSender, Bilingual>> = {
  name: { ja: '発送元の名前', en: 'Sender’s name' },
  tel: { ja: '発送元の電話番号', en: 'Sender’s phone number' },
  zipcode: { ja: '発送元の郵便番号', en: 'Sender’s zip code' },
  address: { ja: '発送元の住所', en: 'Sender’s address' },
  building: { ja: '発送元の建物名', en: 'Sender’s building' },
  content: { ja: '荷物の品名', en: 'Contents declared on parcels' },
  customerCode: { ja: 'ヤマト運輸のお客様コード', en: 'Yamato customer code' },
  freightNumber: { ja: 'ヤマト運輸の運賃管理番号', en: 'Yamato freight number' },
};

const whatOf = (fault: LabelFault): Bilingual => {
  switch (fault.code) {
    case 'Missing':
      return { ja: '入力されていません。', en: 'is missing.' };
    case 'NotAZipcode':
      return { ja: '7桁の郵便番号ではありません。', en: 'does not have seven digits.' };
    case 'Formula':
      return {
        ja: '数式とみなされる記号で始まっています。',
        en: 'begins with a character that a spreadsheet would run as a formula.',
      };
    case 'Overseas':
      return { ja: '海外のため、国内用の送り状は作れません。', en: 'is overseas; this label is for Japan only.' };
    case 'TooLong':
      return {
        ja: `長すぎます（${fault.bytes}バイト、上限${fault.most}バイト）。`,
        en: `is too long (${fault.bytes} bytes, ${fault.most} at the most).`,
      };
    case 'NotInShiftJis':
      return {
        ja: `Shift_JISにない文字があります（${fault.signs.join(' ')}）。`,
        en: `has characters that Shift_JIS does not support (${fault.signs.join(' ')}).`,
      };
  }
};

/** Returns the message why a parcel gets no label, in one sentence. */
export const labelMessage = (fault: LabelFault): Bilingual => {
  const [field, what] = [FIELDS[fault.field], whatOf(fault)];
  return { ja: `${field.ja}：${what.ja}`, en: `The ${field.en} ${what.en}` };
};

/** Returns the message about settings that labels require. */
export const toSenderMessage = (missing: readonly (keyof LabelSender)[]): Bilingual => ({
  ja: `先に設定画面で、Shift_JISにある文字で入力してください：${missing.map((field) => SETTINGS[field].ja).join('、')}`,
  en: `Set these first, under Settings, in characters that Shift_JIS supports: ${missing.map((field) => SETTINGS[field].en).join(', ')}.`,
});
