import type { TokyoDate } from '../../kernel/time.js';
import { isFormula } from '../../platform/csv/csv.js';
import { inShiftJis, notInShiftJis } from '../../platform/text/japanese-text.js';
import { OVERSEAS, prefectureName } from '../wire/prefecture-name.js';
import type { B2Column } from './b2-columns.js';
import type { PackedParcel } from './packed-parcels.rows.js';

/** What a label says of the sender. */
export interface Sender {
  readonly name: string;
  readonly tel: string;
  readonly zipcode: string;
  readonly address: string;
  readonly building: string;
  readonly content: string;
  readonly customerCode: string;
  readonly freightNumber: string;
}

/** A field of an address that is bounded by itself. */
export type LabelField = 'name' | 'tel' | 'zipcode' | 'shiku' | 'address' | 'building' | 'prefecture';

/** Why a parcel gets no label. */
export type LabelFault = { readonly field: LabelField } & (
  | { readonly code: 'Missing' | 'NotAZipcode' | 'Formula' | 'Overseas' }
  /** Bytes in Shift_JIS, two to a sign of full width. */
  | { readonly code: 'TooLong'; readonly bytes: number; readonly most: number }
  | { readonly code: 'NotInShiftJis'; readonly signs: readonly string[] }
);

/** Bytes of each field at the most; the layout bounds the parts of an address one by one. */
const MOST: Readonly<Record<Exclude<LabelField, 'prefecture'>, number>> = {
  name: 32,
  tel: 15,
  zipcode: 8,
  shiku: 24,
  address: 32,
  building: 32,
};

const faultOf = (field: Exclude<LabelField, 'prefecture'>, text: string): LabelFault | null => {
  if (text === '') return field === 'building' ? null : { field, code: 'Missing' };
  const signs = notInShiftJis(text);
  if (signs.length > 0) return { field, code: 'NotInShiftJis', signs };
  if (isFormula(text)) return { field, code: 'Formula' };
  const bytes = inShiftJis(text).length;
  if (bytes > MOST[field]) return { field, code: 'TooLong', bytes, most: MOST[field] };
  return field === 'zipcode' && !/^\d{3}-?\d{4}$/.test(text) ? { field, code: 'NotAZipcode' } : null;
};

/** Everything that keeps a parcel from getting a label; nothing for one that gets it. */
export const labelFaults = (parcel: PackedParcel): LabelFault[] => {
  if (parcel.prefId === OVERSEAS) return [{ field: 'prefecture', code: 'Overseas' }];
  const fields = ['name', 'tel', 'zipcode', 'shiku', 'address', 'building'] as const;
  return fields.flatMap((field) => faultOf(field, parcel[field]) ?? []);
};

/** What the sender still has to say, or has to say otherwise, before there are labels. */
export const missingOfSender = (sender: Sender): (keyof Sender)[] =>
  (Object.keys(sender) as (keyof Sender)[]).filter((field) => {
    const text = sender[field];
    return text === '' ? field !== 'building' : notInShiftJis(text).length > 0 || isFormula(text);
  });

/** A label; what it does not hold is left empty. */
export const labelOf = (
  parcel: PackedParcel,
  sender: Sender,
  day: TokyoDate,
): Readonly<Partial<Record<B2Column, string>>> => ({
  // Twenty letters and digits at the most (B2 送り状発行データレイアウト); the list of issued labels brings it back.
  お客様管理番号: parcel.number,
  送り状種類: '0',
  クール区分: '0',
  出荷予定日: day.replaceAll('-', '/'),
  お届け先電話番号: parcel.tel,
  お届け先郵便番号: parcel.zipcode,
  お届け先住所: prefectureName(parcel.prefId, 'ja') + parcel.shiku + parcel.address,
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
