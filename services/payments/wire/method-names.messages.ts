import type { Bilingual } from '../../kernel/languages.js';
import type { PaymentMethod } from '../streams/payment.events.js';

/** What a method is called, and what whoever chooses it should know. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, { readonly name: Bilingual; readonly memo: Bilingual }>> = {
  card: {
    name: { ja: 'クレジットカード', en: 'Credit card' },
    memo: {
      ja: '3Dセキュアで本人認証を行います。ポイントはすぐに反映されます。',
      en: 'Your bank confirms that it’s you (3-D Secure). Points are added at once.',
    },
  },
  'convenience-store': {
    name: { ja: 'コンビニ決済', en: 'Convenience store' },
    memo: {
      ja: 'お申し込みから3日以内に店頭でお支払いください。ご入金の確認後にポイントが反映されます。',
      en: 'Pay at the store within 3 days. Points are added once the payment is confirmed.',
    },
  },
  paypal: {
    name: { ja: 'PayPal', en: 'PayPal' },
    memo: {
      ja: 'PayPalの画面でお支払いに同意していただきます。ポイントはすぐに反映されます。',
      en: 'Approve the payment at PayPal. Points are added at once.',
    },
  },
  'bank-transfer': {
    name: { ja: '銀行振込', en: 'Bank transfer' },
    memo: {
      ja: '銀行の3営業日以内（土日・祝日・12月31日〜1月3日を除く）にお振り込みください。平日10:00〜18:00以外のご入金は翌営業日の反映になります。',
      en: 'Transfer within 3 business days of banks (not weekends, holidays, or 31 December to 3 January). Outside weekdays 10:00 to 18:00 it shows on the next business day.',
    },
  },
  'amazon-pay': {
    name: { ja: 'Amazon Pay', en: 'Amazon Pay' },
    memo: {
      ja: 'Amazonアカウントに登録したお支払い方法をご利用いただけます。ポイントはすぐに反映されます。',
      en: 'Pay with the methods in your Amazon account. Points are added at once.',
    },
  },
  carrier: {
    name: { ja: 'キャリア決済', en: 'Mobile carrier billing' },
    memo: {
      ja: '携帯電話料金とまとめてお支払いいただけます。',
      en: 'Pay together with your mobile phone bill.',
    },
  },
  'pay-easy': {
    name: { ja: 'ペイジー', en: 'Pay-easy' },
    memo: {
      ja: 'ATMやネットバンキングで3日以内にお支払いください。',
      en: 'Pay within 3 days at an ATM or by online banking.',
    },
  },
};

/** The stores by the provider's codes. */
export const STORES: ReadonlyMap<string, Bilingual> = new Map([
  ['sej', { ja: 'セブン-イレブン', en: '7-Eleven' }],
  ['famima', { ja: 'ファミリーマート', en: 'FamilyMart' }],
  ['lawson', { ja: 'ローソン', en: 'Lawson' }],
  ['econ', { ja: 'ローソン・ミニストップなど', en: 'Lawson, MINISTOP and others' }],
  ['other', { ja: 'デイリーヤマザキなど', en: 'Daily Yamazaki and others' }],
]);

/** The carriers by the provider's codes. */
export const CARRIERS: ReadonlyMap<string, Bilingual> = new Map([
  ['sb_ktai', { ja: 'ソフトバンク・ワイモバイル', en: 'SoftBank, Y!mobile' }],
  ['au', { ja: 'au・UQ mobile', en: 'au, UQ mobile' }],
  ['docomo', { ja: 'ドコモ', en: 'docomo' }],
]);
