import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { CsvColumns } from '../../platform/csv/csv.js';
import type { ParcelItem } from '../rows/parcels.rows.js';
import { dueDayOf } from '../streams/due-day.js';
import type { ParcelToPack } from './packed-parcels.rows.js';

/** A card on the packing table. */
export interface PackedCard {
  readonly parcel: ParcelToPack;
  readonly item: ParcelItem;
  /** The card's number in its parcel, from 1. */
  readonly number: number;
  readonly prefecture: string;
}

type Column = readonly [ja: string, en: string, cellOf: (card: PackedCard) => string | number];

const COLUMNS: readonly Column[] = [
  ['荷物番号', 'number', ({ parcel }) => parcel.number],
  ['発送ID', 'id', ({ parcel }) => parcel.id],
  ['依頼日時', 'requested_at', ({ parcel }) => toTokyoIso(parcel.requestedAt).slice(0, 19).replace('T', ' ')],
  ['発送期限', 'due_on', ({ parcel }) => dueDayOf(parcel.requestedAt)],
  ['氏名', 'name', ({ parcel }) => parcel.name],
  ['郵便番号', 'zipcode', ({ parcel }) => parcel.zipcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')],
  ['国', 'country', ({ parcel }) => parcel.province],
  ['都道府県', 'prefecture', ({ prefecture }) => prefecture],
  ['市区町村', 'city', ({ parcel }) => parcel.shiku],
  ['番地', 'address', ({ parcel }) => parcel.address],
  ['建物名', 'building', ({ parcel }) => parcel.building],
  ['電話番号', 'phone', ({ parcel }) => parcel.tel],
  ['番号', 'card', ({ number }) => number],
  ['枚数', 'cards', ({ parcel }) => parcel.items.length],
  ['カード名', 'card_name', ({ item }) => item.name],
  ['型番', 'model_number', ({ item }) => item.modelNumber],
  ['抽選ID', 'draw_id', ({ item }) => item.drawId],
];

/** Builds the columns of the packing list, with headings in a language. */
export const buildPackingColumns = (language: Language): CsvColumns<PackedCard> =>
  Object.fromEntries(COLUMNS.map(([ja, en, cellOf]) => [language === 'ja' ? ja : en, cellOf]));
