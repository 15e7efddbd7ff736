import type { Bilingual } from '../../kernel/languages.js';
import { MEMOS } from '../../platform/payments/providers.js';
import { METHOD_LIST } from '../../platform/payments/providers.shared.js';
import type { PaymentMethod } from '../streams/payment.events.js';

/** The name of each method, and the default text beside it. */
export const METHOD_WORDS = Object.fromEntries(
  METHOD_LIST.map(({ id, name }) => [id, { name, memo: MEMOS[id] }]),
) as Readonly<Record<PaymentMethod, { readonly name: Bilingual; readonly memo: Bilingual }>>;

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
