import type { Bilingual } from '../../kernel/languages.js';
import type { LineFault } from './tracking-lines.js';

type Words<Fault> = (fault: Fault) => Bilingual;

const WORDS: { readonly [Code in LineFault['code']]: Words<Extract<LineFault, { code: Code }>> } = {
  UnknownShipment: () => ({
    ja: 'この荷物番号・発送IDのお荷物はありません。梱包リストの番号と見比べてください。',
    en: 'There is no parcel with this number or shipment id. Compare it with the packing list.',
  }),
  BadNumber: () => ({
    ja: '追跡番号の形式が正しくありません。表計算ソフトで開いた場合は、列を「文字列」にして保存してください。',
    en: 'This is no tracking number. If a spreadsheet has changed it, format the column as text and save again.',
  }),
  ParcelNumber: () => ({
    ja: '追跡番号の欄に荷物番号があります。送り状の追跡番号を入れてください。',
    en: 'The tracking number is a parcel’s number. Put the one from the carrier’s label there.',
  }),
  BadCarrier: () => ({ ja: '配送業者は50文字以内です。', en: 'A carrier has 50 characters at the most.' }),
  Returned: () => ({
    ja: '返送されたお荷物です。画面の「再発送」で登録してください。',
    en: 'The parcel came back. Use "Send again" on its page.',
  }),
  Held: () => ({
    ja: 'チャージバックの係争中・未精算、またはお届け先の未登録のため、発送を保留しています。渡さずに、行を除いてください。',
    en: 'The parcel is held: a payment of this member is charged back and not settled, their records are being checked, or the address is not known yet. Keep it here, and take the line out.',
  }),
  Forfeited: () => ({
    ja: '権利が失効したお荷物です。発送せず、行を除いてください。',
    en: 'The cards in it have been forfeited. Do not send it; take the line out.',
  }),
  DoubleLine: ({ otherLine }) => ({
    ja: `同じお荷物が${otherLine}行目にもあります。`,
    en: `Line ${otherLine} is about the same parcel.`,
  }),
  DoubleNumber: ({ otherLine }) => ({
    ja: `${otherLine}行目の別の会員と同じ追跡番号です。`,
    en: `Line ${otherLine} gives another member the same number.`,
  }),
  AlreadyShipped: ({ carrier, deliveryCode }) => ({
    ja: `別の番号で発送済みです（${carrier} ${deliveryCode}）。登録が誤りなら、お荷物の画面の「追跡番号を訂正」で直してください。`,
    en: `It has been shipped with another number (${carrier} ${deliveryCode}). If that one is wrong, use "Correct tracking number" on its page.`,
  }),
  NumberTaken: ({ parcelNumber }) => ({
    ja: `別の会員のお荷物（${parcelNumber}）で登録済みの追跡番号です。送り状と見比べ、${parcelNumber} のほうが誤りなら、先にそちらを訂正してください。`,
    en: `The parcel ${parcelNumber} of another member has this tracking number. Compare both labels; if ${parcelNumber} is wrong, correct it first.`,
  }),
};

/** What is wrong with a line, and what to do. */
export const faultMessage = (fault: LineFault): Bilingual => (WORDS[fault.code] as Words<LineFault>)(fault);

/** The number does not look right, and is taken all the same. */
export const ODD_NUMBER: Bilingual = {
  ja: 'ヤマト運輸の番号の桁数またはチェックデジットが合いません。伝票と見比べてください。このまま登録もできます。',
  en: 'The check digit or the length is not that of Yamato’s numbers. Compare it with the label; it can be taken as it is.',
};
