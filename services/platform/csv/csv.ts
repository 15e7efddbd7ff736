import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { stringify } from 'csv-stringify';
import type { Bilingual } from '../../kernel/languages.js';
import { keepVisibleText } from '../../kernel/visible-text.js';
import { buildFieldError, RefusedError } from '../http/responses/envelope.js';
import { decodeText, encodeShiftJis, toWindowsCharacters } from '../text/japanese-text.js';
import { type CsvHeading, type FoundHeading, findHeading } from './csv-heading.js';

/** Maximum bytes of a file; 50,000 lines of a tracking list take a fifth of it. */
const FILE_LIMIT = 16 * 1_048_576;
/** Maximum lines of a file. All of them must fit in memory, however short they are. */
const LINE_LIMIT = 100_000;
/** Bytes parsed before other requests get a turn. */
const CHUNK_BYTES = 65_536;
const BOM = '\ufeff';
/** First bytes of an Excel workbook: the zip archive of .xlsx, and .xls. */
const WORKBOOKS = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0', 'hex')];

/** Matches a text that a spreadsheet would run as a formula, in half or full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** Columns of a file to write: the heading, and the function that returns a row's cell. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** A line of a CSV file; a missing column is ''. */
export interface CsvRecord<Column extends string> {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Returns true when a spreadsheet would run the text as a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

async function* encodeChunks(file: Readable): AsyncGenerator<Buffer> {
  for await (const text of file.setEncoding('utf8')) yield encodeShiftJis(text);
}

/**
 * Writes rows as a CSV stream. Texts that a spreadsheet would run as formulas are escaped. UTF-8 has a byte order mark, which
 * Excel needs; carriers need Shift_JIS.
 */
export const writeCsv = <Row>(
  columns: CsvColumns<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  encoding: 'utf-8' | 'shift_jis' = 'utf-8',
): Readable => {
  const cells = async function* () {
    yield Object.keys(columns);
    for await (const row of rows) yield Object.values(columns).map((cellOf) => cellOf(row));
  };
  const isUtf8 = encoding === 'utf-8';
  const string = (text: string) => escapeFormula(isUtf8 ? text : toWindowsCharacters(text));
  const file = stringify({ bom: isUtf8, record_delimiter: 'windows', cast: { string } });
  const source = Readable.from(cells());
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  source.pipe(file);
  return isUtf8 ? file : Readable.from(encodeChunks(file), { objectMode: false });
};

const refuse = (ja: string, en: string): never => {
  throw new RefusedError(400, buildFieldError('file', { ja, en } satisfies Bilingual));
};

/** Reads the bytes of an uploaded file, at most 16 MB. @throws RefusedError 400 under `file` */
export const readFileBytes = async (body: unknown): Promise<Buffer> => {
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

/** Reads the text of an uploaded file in any supported encoding. @throws RefusedError 400 under `file` */
export const readFileText = async (body: unknown): Promise<string> => {
  const bytes = await readFileBytes(body);
  if (WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start)))
    return refuse(
      'Excelのブック（.xlsx・.xls）は読み取れません。「名前を付けて保存」でCSV UTF-8を選び、そのファイルをお送りください。',
      'This is an Excel workbook (.xlsx or .xls). Save it as CSV UTF-8, and send that file.',
    );
  const text = decodeText(bytes);
  if (text === null)
    return refuse(
      '文字コードを読み取れません。CSV UTF-8またはShift_JISで保存してください。',
      'The text cannot be read. Save the file as CSV UTF-8 or Shift_JIS.',
    );
  return text.startsWith(BOM) ? text.slice(1) : text;
};

const refuseQuotes = (error: Partial<CsvError> & { readonly lines?: number }, before: number): never => {
  const line = before + (error.lines ?? 1);
  return refuse(`${line}行目の引用符（"）が正しくありません。`, `Line ${line}: a quotation mark (") is out of place.`);
};

async function* splitIntoChunks(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES);
    // Other requests are served between two chunks.
    await turn();
  }
}

/** Returns the number of line ends within the cells of a record. */
const countLineEnds = (texts: readonly string[]): number => texts.join().match(/\r\n|\r|\n/g)?.length ?? 0;

const toRecord = <Column extends string>(
  line: number,
  texts: readonly string[],
  columns: readonly (Column | null)[],
): CsvRecord<Column> => {
  if (texts.slice(columns.length).some((text) => text !== ''))
    refuse(`${line}行目の列が見出しより多くあります。`, `Line ${line} has more cells than the heading.`);
  const cells = columns.flatMap((column, i) =>
    column === null ? [] : [[column, keepVisibleText((texts[i] ?? '').replace(ESCAPED_FORMULA, ''))] as const],
  );
  return { line, cells: Object.fromEntries(cells) as Record<Column, string> };
};

/** Replaces `="0123"`, which programs write so that a spreadsheet keeps leading zeros, by the quoted text. */
const unwrapTextFormulas = (text: string): string =>
  text.includes('="') ? text.replace(/(^|[,;\t])="((?:[^"]|"")*)"(?=[,;\t]|\r|$)/gm, '$1"$2"') : text;

/** Returns the text from the heading on. */
const skipLinesBefore = (text: string, { before }: FoundHeading<string>): string => {
  const ends = /\r\n|\r|\n/g;
  for (let line = 0; line < before; line += 1) ends.exec(text);
  return text.slice(ends.lastIndex);
};

/** Checks the quotation marks of a table's first record. @throws CsvError if one is out of place */
const checkQuotes = (text: string): void => {
  for (const separator of [',', ';', '\t'])
    parseAtOnce(text.slice(0, CHUNK_BYTES), { delimiter: separator, relax_column_count: true, to: 1 });
};

/** Returns the heading of a text. @throws RefusedError 400 under `file` when it is missing or invalid */
const requireHeading = <Column extends string>(text: string, heading: CsvHeading<Column>): FoundHeading<Column> => {
  const matched = findHeading(text, heading);
  if (!matched) return refuse('ファイルが空です。', 'The file is empty.');
  if (matched.problem) {
    try {
      checkQuotes(text);
    } catch (error) {
      if (error instanceof CsvError) refuseQuotes(error, 0);
    }
    refuse(matched.problem.ja, matched.problem.en);
  }
  return matched;
};

/**
 * Yields the lines below the heading of a `text/csv` body. The encoding (UTF-8, UTF-16, Shift_JIS), the separator (comma, tab,
 * semicolon) and lines before the heading are detected. Empty lines are skipped, and spaces around a cell are removed. A cell
 * without visible characters is ''.
 *
 * @throws RefusedError 400 under `file`, possibly after some lines: no CSV, an unknown encoding, too large, or other columns
 */
export async function* readCsv<Column extends string>(
  body: unknown,
  heading: CsvHeading<Column>,
): AsyncGenerator<CsvRecord<Column>> {
  const text = unwrapTextFormulas(await readFileText(body));
  const matched = requireHeading(text, heading);
  const { before, separator, columns } = matched;
  const options = { info: true, trim: true, relax_column_count: true, skip_empty_lines: true } as const;
  const records = parse({ ...options, delimiter: separator });
  Readable.from(splitIntoChunks(skipLinesBefore(text, matched))).pipe(records);
  const absent = Object.fromEntries((heading.optional ?? []).map((column) => [column, '']));
  let isHeading = true;
  // The parser counts a CRLF within quotes twice.
  let doubled = 0;
  try {
    for await (const { info, record } of records) {
      doubled += record.join().match(/\r\n/g)?.length ?? 0;
      if (isHeading) {
        isHeading = false;
        continue;
      }
      const end = before + info.lines - doubled;
      if (info.records > LINE_LIMIT + 1)
        refuse('ファイルは10万行までです。分けてお送りください。', 'The file is over 100,000 lines. Send it in parts.');
      if (heading.requiresAllCells && record.length < columns.length)
        refuse(
          `${end}行目の列が見出しより少ないです。ファイルが途中で切れていないか確かめて、もう一度ダウンロードしてください。`,
          `Line ${end} has fewer cells than the heading. See whether the file breaks off, and download it again.`,
        );
      const { line, cells } = toRecord(end - countLineEnds(record), record, columns);
      yield { line, cells: { ...absent, ...cells } };
    }
  } catch (error) {
    if (error instanceof CsvError) refuseQuotes(error, before);
    throw error;
  }
}
