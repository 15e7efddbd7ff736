import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import type { Bilingual } from '../../kernel/languages.js';
import { visibleOrNone } from '../../kernel/visible-text.js';
import { fieldError, RefusedError } from '../http/envelope.js';
import { decodedText, inShiftJis, inWindowsSigns } from './japanese-text.js';

/** Bytes of a file at the most; 50,000 lines of a tracking list take a fifth of it. */
const FILE_LIMIT = 16 * 1_048_576;
/** Lines of a file at the most: however short they are, their sum has to fit in memory. */
const LINE_LIMIT = 100_000;
/** Bytes that are taken apart at once; the lines behind them wait in the file. */
const PORTION = 65_536;
const BOM = '\ufeff';

/** What a spreadsheet would run as a formula, in half or full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const HARMLESS_FORMULA = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** A column of a file that is written: its heading, and what a row has in it. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** What the first line of a file that is read must say. */
export interface CsvHeading<Column extends string> {
  readonly required: readonly Column[];
  readonly optional?: readonly Column[];
  /** Optional ones of which one at least must be there. */
  readonly oneOf?: readonly Column[];
  /** Other names that a column goes by. */
  readonly also?: Readonly<Record<string, Column>>;
  /** Columns of other names are passed over; otherwise they are refused. */
  readonly ignoresOthers?: boolean;
  /** Each line has as many cells as the first; of a file without totals, nothing else tells that it was cut. */
  readonly wantsAllCells?: boolean;
}

/** A line of a file that is read; a column that it does not have is ''. */
export interface CsvRecord<Column extends string> {
  /** Counted from 1, which is the heading. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Whether a spreadsheet would run the text. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text);

async function* encoded(file: Readable): AsyncGenerator<Buffer> {
  for await (const text of file.setEncoding('utf8')) yield inShiftJis(text);
}

/**
 * A file of these rows, line by line, and no cell of text is a formula: UTF-8 with its mark, as Excel wants it, or
 * Shift_JIS, as carriers do.
 */
export const csvRows = <Row>(
  columns: CsvColumns<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  encoding: 'utf-8' | 'shift_jis' = 'utf-8',
): Readable => {
  const cells = async function* () {
    yield Object.keys(columns);
    for await (const row of rows) yield Object.values(columns).map((cellOf) => cellOf(row));
  };
  const isUtf8 = encoding === 'utf-8';
  const string = (text: string) => harmless(isUtf8 ? text : inWindowsSigns(text));
  const file = stringify({ bom: isUtf8, record_delimiter: 'windows', cast: { string } });
  const source = Readable.from(cells());
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  source.pipe(file);
  return isUtf8 ? file : Readable.from(encoded(file), { objectMode: false });
};

const refuse = (ja: string, en: string): never => {
  throw new RefusedError(400, fieldError('file', { ja, en } satisfies Bilingual));
};

/** The bytes of a file that a route takes, at the most 16 MB. @throws RefusedError 400 under `file` */
export const fileBytes = async (body: unknown): Promise<Buffer> => {
  if (!(body instanceof Readable)) return refuse('CSVファイルを選んでください。', 'Choose a CSV file.');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > FILE_LIMIT)
      refuse('ファイルは16MBまでです。分けてお送りください。', 'The file is over 16 MB. Send it in parts.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const textOf = async (body: unknown): Promise<string> => {
  const text = decodedText(await fileBytes(body));
  if (text === null)
    return refuse(
      '文字コードを読み取れません。CSV UTF-8またはShift_JISで保存してください。',
      'The text cannot be read. Save the file as CSV UTF-8 or Shift_JIS.',
    );
  return text.startsWith(BOM) ? text.slice(1) : text;
};

const columnsOf = <Column extends string>(names: readonly string[], heading: CsvHeading<Column>): (Column | null)[] => {
  const { required, optional = [], oneOf = [], also = {}, ignoresOthers } = heading;
  const known: ReadonlySet<string> = new Set([...required, ...optional]);
  const meant = names.map((name) => (Object.hasOwn(also, name) ? also[name]! : name));
  const isAbsent = (column: Column) => !meant.includes(column);
  const missing = [...(oneOf.every(isAbsent) ? oneOf.slice(0, 1) : []), ...required.filter(isAbsent)].join(', ');
  if (missing) refuse(`1行目に次の列がありません：${missing}`, `The first line lacks these columns: ${missing}`);
  const twice = [...known].filter((column) => meant.filter((name) => name === column).length > 1).join(', ');
  if (twice) refuse(`同じ列が2つあります：${twice}`, `These columns are there twice: ${twice}`);
  const unknown = meant.filter((name) => !known.has(name)).join(', ');
  if (unknown && !ignoresOthers) refuse(`次の列は使えません：${unknown}`, `These columns are not known: ${unknown}`);
  return meant.map((name) => (known.has(name) ? (name as Column) : null));
};

const unreadable = (error: Partial<CsvError> & { readonly lines?: number }): never => {
  const line = error.lines ?? 1;
  return refuse(`${line}行目の引用符（"）が正しくありません。`, `Line ${line}: a quotation mark (") is out of place.`);
};

async function* portions(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PORTION) {
    yield bytes.subarray(at, at + PORTION);
    // Whoever else has a request here is served in between.
    await turn();
  }
}

/** How many lines a record goes on for, because its cells hold line ends. */
const linesWithin = (texts: readonly string[]): number => texts.join().match(/\r\n|\r|\n/g)?.length ?? 0;

const recordOf = <Column extends string>(
  line: number,
  texts: readonly string[],
  columns: readonly (Column | null)[],
): CsvRecord<Column> => {
  if (texts.slice(columns.length).some((text) => text !== ''))
    refuse(`${line}行目の列が見出しより多くあります。`, `Line ${line} has more cells than the heading.`);
  const cells = columns.flatMap((column, i) =>
    column === null ? [] : [[column, visibleOrNone((texts[i] ?? '').replace(HARMLESS_FORMULA, ''))] as const],
  );
  return { line, cells: Object.fromEntries(cells) as Record<Column, string> };
};

/**
 * The lines below the heading of a `text/csv` body, one after another; empty ones are passed over, spaces around a cell
 * are not part of it, and a cell of which nobody sees anything is ''.
 *
 * @throws RefusedError 400 under `file`, also halfway: what is no CSV, in no known encoding, too large, or has other
 *   columns
 */
export async function* readCsv<Column extends string>(
  body: unknown,
  heading: CsvHeading<Column>,
): AsyncGenerator<CsvRecord<Column>> {
  const text = await textOf(body);
  const records = parse({ info: true, trim: true, relax_column_count: true, skip_empty_lines: true });
  Readable.from(portions(text)).pipe(records);
  let columns: (Column | null)[] | undefined;
  const absent = Object.fromEntries((heading.optional ?? []).map((column) => [column, '']));
  try {
    for await (const { info, record } of records) {
      if (!columns) columns = columnsOf(record, heading);
      else {
        if (info.records > LINE_LIMIT + 1)
          refuse(
            'ファイルは10万行までです。分けてお送りください。',
            'The file is over 100,000 lines. Send it in parts.',
          );
        if (heading.wantsAllCells && record.length < columns.length)
          refuse(
            `${info.lines}行目の列が見出しより少ないです。ファイルが途中で切れていないか確かめて、もう一度ダウンロードしてください。`,
            `Line ${info.lines} has fewer cells than the heading. See whether the file breaks off, and download it again.`,
          );
        const { line, cells } = recordOf(info.lines - linesWithin(record), record, columns);
        yield { line, cells: { ...absent, ...cells } };
      }
    }
  } catch (error) {
    if (error instanceof CsvError) unreadable(error);
    throw error;
  }
  if (!columns) refuse('ファイルが空です。', 'The file is empty.');
}
