import { CsvError, parse } from 'csv-parse/sync';
import { SEPARATORS } from './csv-heading.js';

/** A row of a file whose columns are not known yet. */
export interface FirstRow {
  /** Number of the line on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Number of characters parsed; the rest of the file is ignored. */
const MAX_LETTERS = 65_536;

/** A row of the parser with the option `info`. */
interface ParsedRow {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

const parseRows = (text: string, delimiter: string, limit: number): readonly FirstRow[] => {
  const tolerant = { trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;
  try {
    // The parser's types do not know what `info` makes of a row.
    const rows = parse(text, { ...tolerant, delimiter, info: true, to: limit }) as unknown as readonly ParsedRow[];
    let before = 0;
    return rows.map(({ info, record }) => {
      const line = Math.max(before + 1, info.lines - (record.join().match(/\n/g)?.length ?? 0));
      before = info.lines;
      return { line, cells: record };
    });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
};

const widthOf = (rows: readonly FirstRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** Returns the first rows of a text, split at the separator that yields most cells. A text that is no CSV has none. */
export const parseFirstRows = (text: string, limit: number): readonly FirstRow[] => {
  const start = text.slice(0, MAX_LETTERS);
  const ways = SEPARATORS.map((separator) => parseRows(start, separator, limit));
  return ways.reduce((best, rows) => (widthOf(rows) > widthOf(best) ? rows : best));
};
