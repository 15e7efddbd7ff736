import type { TokyoDate } from '../../kernel/time.js';
import { isFormula } from '../../platform/csv/csv.js';
import { encodeShiftJis, findNonShiftJis } from '../../platform/text/japanese-text.js';
import { OVERSEAS, toPrefectureName } from '../wire/prefecture-name.js';
import type { B2Column } from './b2-columns.js';
import type { ParcelToPack } from './packed-parcels.rows.js';

/** The sender's fields on a label. */
export interface LabelSender {
  readonly name: string;
  readonly tel: string;
  readonly zipcode: string;
  readonly address: string;
  readonly building: string;
  readonly content: string;
  readonly customerCode: string;
  readonly freightNumber: string;
}

/** A field of an address with a limit of its own. */
export type LabelField = 'name' | 'tel' | 'zipcode' | 'shiku' | 'address' | 'building' | 'prefecture';

/** The reason why a parcel gets no label. */
export type LabelFault = { readonly field: LabelField } & (
  | { readonly code: 'Missing' | 'NotAZipcode' | 'Formula' | 'Overseas' }
  /** The length in bytes of Shift_JIS, where a full-width character has two. */
  | { readonly code: 'TooLong'; readonly bytes: number; readonly most: number }
  | { readonly code: 'NotInShiftJis'; readonly signs: readonly string[] }
);

/** The maximum bytes of each field. The layout limits each part of an address. */
const MAX_BYTES: Readonly<Record<Exclude<LabelField, 'prefecture'>, number>> = {
  name: 32,
  tel: 15,
  zipcode: 8,
  shiku: 24,
  address: 32,
  building: 32,
};

const faultOf = (field: Exclude<LabelField, 'prefecture'>, text: string): LabelFault | null => {
  if (text === '') return field === 'building' ? null : { field, code: 'Missing' };
  const signs = findNonShiftJis(text);
  if (signs.length > 0) return { field, code: 'NotInShiftJis', signs };
  if (isFormula(text)) return { field, code: 'Formula' };
  const bytes = encodeShiftJis(text).length;
  if (bytes > MAX_BYTES[field]) return { field, code: 'TooLong', bytes, most: MAX_BYTES[field] };
  return field === 'zipcode' && !/^\d{3}-?\d{4}$/.test(text) ? { field, code: 'NotAZipcode' } : null;
};

/** Returns all reasons why a parcel gets no label; empty if it gets one. */
export const labelFaults = (parcel: ParcelToPack): LabelFault[] => {
  if (parcel.prefId === OVERSEAS) return [{ field: 'prefecture', code: 'Overseas' }];
  const fields = ['name', 'tel', 'zipcode', 'shiku', 'address', 'building'] as const;
  return fields.flatMap((field) => faultOf(field, parcel[field]) ?? []);
};

/** Returns the sender's fields that are missing or invalid. */
export const findMissingSenderFields = (sender: LabelSender): (keyof LabelSender)[] =>
  (Object.keys(sender) as (keyof LabelSender)[]).filter((field) => {
    const text = sender[field];
    return text === '' ? field !== 'building' : findNonShiftJis(text).length > 0 || isFormula(text);
  });

/** Builds a label; other columns are empty. */
export const labelOf = (
  parcel: ParcelToPack,
  sender: LabelSender,
  day: TokyoDate,
): Readonly<Partial<Record<B2Column, string>>> => ({
  // At most twenty letters and digits (B2 送り状発行データレイアウト). The list of issued labels returns the number.
  お客様管理番号: parcel.number,
  送り状種類: '0',
  クール区分: '0',
  出荷予定日: day.replaceAll('-', '/'),
  お届け先電話番号: parcel.tel,
  お届け先郵便番号: parcel.zipcode,
  お届け先住所: toPrefectureName(parcel.prefId, 'ja') + parcel.shiku + parcel.address,
  お届け先アパートマンション名: parcel.building,
  お届け先名: parcel.name,
  ご依頼主電話番号: sender.tel,
  ご依頼主郵便番号: sender.zipcode,
  ご依頼主住所: sender.address,
  ご依頼主アパートマンション: sender.building,
  ご依頼主名: sender.name,
  品名１: sender.content,
  発行枚数: '1',
  請求先顧客コード: sender.customerCode,
  運賃管理番号: sender.freightNumber,
});
