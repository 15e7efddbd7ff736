import type { Bilingual } from '../../kernel/languages.js';

/** Names of one column: its display name, and the headings that other programs use for it. */
export interface ColumnWords {
  readonly name: Bilingual;
  readonly also?: readonly string[];
}

/** Columns that a CSV file must or may have. */
export interface CsvHeading<Column extends string> {
  readonly required: readonly Column[];
  readonly optional?: readonly Column[];
  /** Groups of optional columns; a file must have at least one column of each group. */
  readonly oneOf?: readonly (readonly Column[])[];
  /** Names of columns; a column without names is known by its key alone. */
  readonly words?: Readonly<Partial<Record<Column, ColumnWords>>>;
  /** Ignores columns of other names; otherwise they are refused. */
  readonly ignoresOthers?: boolean;
  /** Requires each line to have as many cells as the heading. Only this detects that a file without totals was cut off. */
  readonly requiresAllCells?: boolean;
}

/** A heading found in a file. */
export interface FoundHeading<Column extends string> {
  /** Number of lines before it. */
  readonly before: number;
  readonly separator: string;
  /** The column of each cell; null for one that is ignored. */
  readonly columns: readonly (Column | null)[];
  readonly problem: Bilingual | null;
}

/** Number of lines searched for a heading; banks write up to ten lines of account data before it. */
const MAX_LINES_BEFORE = 40;
/** Maximum lines of a heading whose cells contain line ends. */
const MAX_HEADING_LINES = 8;
/** Number of characters searched for a heading. */
const MAX_LETTERS = 262_144;
export const SEPARATORS = [',', '\t', ';'] as const;

/** Matches remarks in brackets that do not identify the column. */
const REMARKS = /[([【](?:円|税込|税抜|必須|任意|半角|全角|半角数字|半角英数字|yen|jpy|required|optional)[)\]】]/g;

/** Returns one key for all spellings of a heading: full or half width, any case, with spaces, punctuation and brackets. */
export const normalizeHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(REMARKS, '')
    .replace(/["'*※_.,:;/・\-()[\]【】「」]/g, '');

const splitCells = (line: string, separator: string): string[] => {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells;
};

const hasOpenQuote = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 1;

/** Returns a line together with the lines that its quoted cells continue on. */
const joinQuotedLines = (lines: readonly string[], at: number): string => {
  let whole = lines[at]!;
  for (let next = at + 1; hasOpenQuote(whole) && next < Math.min(lines.length, at + MAX_HEADING_LINES); next += 1)
    whole += `\n${lines[next]}`;
  return hasOpenQuote(whole) ? lines[at]! : whole;
};

/** Returns the columns by each of their keys. */
const indexColumns = <Column extends string>({ required, optional = [], words }: CsvHeading<Column>) => {
  const all = [...required, ...optional];
  const wordsOf = (column: Column): ColumnWords | undefined =>
    (words as Partial<Record<Column, ColumnWords>> | undefined)?.[column];
  const named = all.flatMap((column) => {
    const { name, also = [] } = wordsOf(column) ?? {};
    return [...(name ? [name.ja, name.en] : []), ...also].map((text) => [normalizeHeading(text), column] as const);
  });
  // A column's declared name takes precedence over another column's key.
  return new Map([...all.map((column) => [normalizeHeading(column), column] as const), ...named]);
};

/** Returns the display name of a column; its key if it has none. */
export const getColumnName = <Column extends string>(heading: CsvHeading<Column>, column: Column): Bilingual => {
  const name = (heading.words as Partial<Record<Column, ColumnWords>> | undefined)?.[column]?.name;
  return { ja: name?.ja ?? column, en: name?.en ?? column };
};

const listColumns = <Column extends string>(heading: CsvHeading<Column>, columns: readonly Column[]): Bilingual => ({
  ja: columns.map((column) => getColumnName(heading, column).ja).join('、'),
  en: columns.map((column) => getColumnName(heading, column).en).join(', '),
});

const findMissing = <Column extends string>(
  { required, oneOf = [] }: CsvHeading<Column>,
  columns: readonly (Column | null)[],
): readonly Column[] => {
  const isAbsent = (column: Column): boolean => !columns.includes(column);
  return [...required.filter(isAbsent), ...oneOf.flatMap((group) => (group.every(isAbsent) ? group.slice(0, 1) : []))];
};

interface Candidate<Column extends string> extends Omit<FoundHeading<Column>, 'problem'> {
  readonly names: readonly string[];
  readonly missing: readonly Column[];
}

const countKnownColumns = ({ columns }: Candidate<string>): number =>
  columns.filter((column) => column !== null).length;

const describeProblem = <Column extends string>(
  heading: CsvHeading<Column>,
  { before, columns, names, missing }: Candidate<Column>,
): Bilingual | null => {
  const line = before + 1;
  if (missing.length > 0) {
    const { ja, en } = listColumns(heading, missing);
    return columns.every((column) => column === null)
      ? {
          ja: `見出しの行が見つかりません。次の列がありません：${ja}`,
          en: `No heading was found: the file lacks these columns: ${en}`,
        }
      : {
          ja: `${line}行目の見出しに次の列がありません：${ja}`,
          en: `The heading on line ${line} lacks these columns: ${en}`,
        };
  }
  const isTwice = (column: Column): boolean => columns.filter((one) => one === column).length > 1;
  const twice = [...new Set(columns.filter((column) => column !== null))].filter(isTwice);
  if (twice.length > 0) {
    const { ja, en } = listColumns(heading, twice);
    return {
      ja: `${line}行目の見出しに同じ列が2つあります：${ja}`,
      en: `The heading on line ${line} has these columns twice: ${en}`,
    };
  }
  const unknown = names.filter((name, i) => name !== '' && columns[i] === null).join(', ');
  return unknown === '' || heading.ignoresOthers
    ? null
    : {
        ja: `${line}行目の見出しの次の列は使えません：${unknown}`,
        en: `These columns of line ${line} are not known: ${unknown}`,
      };
};

const candidatesOf = function* <Column extends string>(text: string, heading: CsvHeading<Column>) {
  const byKey = indexColumns(heading);
  const lines = text.slice(0, MAX_LETTERS).split(/\r\n|\r|\n/, MAX_LINES_BEFORE + MAX_HEADING_LINES);
  for (const [before, line] of lines.slice(0, MAX_LINES_BEFORE).entries()) {
    if (line.trim() === '') continue;
    const whole = joinQuotedLines(lines, before);
    for (const separator of SEPARATORS) {
      const names = splitCells(whole, separator).map((name) => name.trim());
      while (names.at(-1) === '') names.pop();
      const columns = names.map((name) => byKey.get(normalizeHeading(name)) ?? null);
      yield { before, separator, names, columns, missing: findMissing(heading, columns) } satisfies Candidate<Column>;
    }
  }
};

/**
 * Finds the heading of a file and detects its separator. Other lines may precede the heading.
 *
 * @returns the first line with all required columns, else the line with most columns and its problem; null for an empty file
 */
export const findHeading = <Column extends string>(
  text: string,
  heading: CsvHeading<Column>,
): FoundHeading<Column> | null => {
  let best: Candidate<Column> | null = null;
  for (const candidate of candidatesOf(text, heading)) {
    if (candidate.missing.length === 0) return { ...candidate, problem: describeProblem(heading, candidate) };
    if (best === null || countKnownColumns(candidate) > countKnownColumns(best)) best = candidate;
  }
  return best && { ...best, problem: describeProblem(heading, best) };
};
