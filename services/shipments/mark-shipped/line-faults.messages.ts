import type { Bilingual } from '../../kernel/languages.js';
import { buildNotOfCarrier } from '../commands/not-of-carrier.messages.js';
import { toCarrierName } from '../streams/carriers.shared.js';
import type { TrackingLineFault } from './tracking-lines.js';

type Words<Fault> = (fault: Fault) => Bilingual;

const WORDS: { readonly [Code in TrackingLineFault['code']]: Words<Extract<TrackingLineFault, { code: Code }>> } = {
  UnknownShipment: () => ({
    ja: 'この荷物番号・発送IDのお荷物はありません。梱包リストの番号と見比べてください。',
    en: 'There is no parcel with this number or shipment ID. Compare it with the packing list.',
  }),
  BadNumber: () => ({
    ja: '追跡番号の形式が正しくありません。表計算ソフトで開いた場合は、列を「文字列」にして保存してください。',
    en: 'This is not a tracking number. If a spreadsheet has changed it, format the column as text and save again.',
  }),
  ParcelNumber: () => ({
    ja: '追跡番号の欄に荷物番号があります。送り状の追跡番号を入れてください。',
    en: 'The tracking number is a parcel’s number. Enter the one on the carrier’s label.',
  }),
  BadCarrier: () => ({ ja: '配送業者は50文字以内です。', en: 'The carrier’s name can have up to 50 characters.' }),
  Returned: () => ({
    ja: '返送されたお荷物です。画面の「再発送」で登録してください。',
    en: 'The parcel was returned. Use “Send again” on its page.',
  }),
  Held: () => ({
    ja: 'チャージバックの係争中・未精算、会員の記録の確認中、またはお届け先の未登録のため、発送を保留しています。渡さずに、行を除いてください。',
    en: 'The parcel is held: a payment of this member is charged back and not settled, their records are being checked, or there is no address yet. Keep it here, and remove the line.',
  }),
  Forfeited: () => ({
    ja: '権利が失効したお荷物です。発送せず、行を除いてください。',
    en: 'The cards in it have been forfeited. Do not ship it; remove the line.',
  }),
  DoubleLine: ({ otherLine }) => ({
    ja: `同じお荷物が${otherLine}行目にもあります。どちらかの行を除いてください。`,
    en: `Line ${otherLine} is about the same parcel. Remove one of them.`,
  }),
  DoubleNumber: ({ otherLine }) => ({
    ja: `${otherLine}行目の別の会員と同じ追跡番号です。送り状と見比べてください。`,
    en: `Line ${otherLine} has the same tracking number for another member. Compare it with the labels.`,
  }),
  NotOfCarrier: buildNotOfCarrier,
  AlreadyShipped: ({ carrier, deliveryCode }) => ({
    ja: `別の番号で発送済みです（${toCarrierName(carrier, 'ja')} ${deliveryCode}）。登録が誤りなら、お荷物の画面の「追跡番号を訂正」で直してください。`,
    en: `It has been shipped with another number (${toCarrierName(carrier, 'en')} ${deliveryCode}). If that one is wrong, use “Correct tracking number” on its page.`,
  }),
  NumberTaken: ({ parcelNumber }) => ({
    ja: `別の会員のお荷物（${parcelNumber}）で登録済みの追跡番号です。送り状と見比べ、${parcelNumber} のほうが誤りなら、先にそちらを訂正してください。`,
    en: `The parcel ${parcelNumber} of another member has this tracking number. Compare both labels; if ${parcelNumber} is wrong, correct it first.`,
  }),
};

/** Returns the message of a line's fault, with its next step. */
export const toFaultMessage = (fault: TrackingLineFault): Bilingual =>
  (WORDS[fault.code] as Words<TrackingLineFault>)(fault);

/** The warning about an unknown carrier, whose line is accepted. */
export const OTHER_CARRIER: Bilingual = {
  ja: '登録のない配送業者です。番号は確認できず、会員の案内に追跡ページは付きません。書き間違いでなければ、このまま登録できます。',
  en: 'The shop does not know this carrier: the number cannot be checked, and the member gets no tracking link. If the name is right, it can be saved.',
};
