import type { Bilingual, Language } from '../../kernel/languages.js';
import { toTokyoDate } from '../../kernel/time.js';
import type { CsvColumns } from '../../platform/csv/csv.js';
import { ACTOR_NAMES, KIND_NAMES, nameIn, toAccountName, UNIT_NAMES } from '../wire/ledger-names.shared.js';
import type { JournalLine } from './all-entries.query.js';

/** Formats `2026-04-01T09:00:00.000+09:00` as a time for spreadsheets. The time zone stays Tokyo. */
const clockTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** Returns the entry's id and the number of its line, from 1. */
const placeOf = ({ id }: JournalLine): readonly [string, number] => {
  const dot = id.lastIndexOf('.');
  return [id.slice(0, dot), Number(id.slice(dot + 1)) + 1];
};

const packName = ({ pack }: JournalLine, language: Language): string =>
  pack ? `${(language === 'en' && pack.title_en) || pack.title} × ${pack.count}` : '';

type Column = readonly [heading: Bilingual, cell: (line: JournalLine, language: Language) => string | number | null];

/** A gain of an account is its credit and a loss its debit, so that both sides of an entry agree. */
const COLUMNS: readonly Column[] = [
  [{ ja: '計上日時', en: 'Posted' }, ({ at }) => clockTime(at)],
  [{ ja: '記録日時', en: 'Recorded' }, ({ recorded_at }) => clockTime(recorded_at)],
  [{ ja: '仕訳番号', en: 'Entry' }, (line) => placeOf(line)[0]],
  [{ ja: '行', en: 'Line' }, (line) => placeOf(line)[1]],
  [{ ja: '取引', en: 'Kind' }, ({ kind }, language) => nameIn(KIND_NAMES, kind, language)],
  [{ ja: '勘定科目', en: 'Account' }, ({ account }, language) => toAccountName(account, language)],
  [{ ja: '単位', en: 'Unit' }, ({ unit }, language) => nameIn(UNIT_NAMES, unit, language)],
  [{ ja: '借方', en: 'Debit' }, ({ amount }) => (amount < 0 ? -amount : null)],
  [{ ja: '貸方', en: 'Credit' }, ({ amount }) => (amount > 0 ? amount : null)],
  [{ ja: '会員', en: 'Member' }, ({ member_name }) => member_name],
  [{ ja: '会員ID', en: 'Member ID' }, ({ member_id }) => member_id],
  [
    { ja: '起票者', en: 'Made by' },
    ({ actor, operator }, language) => operator?.name ?? nameIn(ACTOR_NAMES, actor.split(':')[0]!, language),
  ],
  [{ ja: '理由', en: 'Reason' }, ({ operator }) => operator?.reason ?? null],
  [{ ja: '証憑', en: 'Document' }, ({ document }) => document],
  [{ ja: 'パック', en: 'Pack' }, packName],
  [{ ja: '摘要', en: 'Memo' }, ({ memo }) => memo],
  [{ ja: 'ロット', en: 'Lot' }, ({ lot_id }) => lot_id],
  [{ ja: '決済会社の番号', en: 'Provider’s reference' }, ({ payment }) => payment?.provider_ref ?? null],
];

/** Returns the columns of the file, with titles in the reader's language. */
export const buildJournalColumns = (language: Language): CsvColumns<JournalLine> =>
  Object.fromEntries(
    COLUMNS.map(([heading, cell]) => [heading[language], (line: JournalLine) => cell(line, language)]),
  );

/** Builds the name of a file of the lines between two instants, from its first and last day in Tokyo. */
export const buildJournalFileName = (from: Date, to: Date): string =>
  `ledger-entries-${toTokyoDate(from)}-to-${toTokyoDate(to)}.csv`;
