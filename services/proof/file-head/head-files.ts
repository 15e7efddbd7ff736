import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import type { SignedCheckpoint } from '../rows/checkpoints.rows.js';

/** A line of a day's file. */
interface HeadLine extends SignedCheckpoint {
  /** The time with the offset of Tokyo. */
  readonly at: string;
}

/** Reads the end of a file: the size in its last whole line, and whether the file ends with a line feed. */
const endOf = (file: string): { readonly size: number | null; readonly isWhole: boolean } => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n');
  // A process that died while writing has left a partial line.
  const isWhole = lines.pop() === '';
  const last = lines.at(-1);
  return { size: last ? (JSON.parse(last) as HeadLine).size : null, isWhole };
};

/**
 * Appends a head as a line of JSON to the file of its day in Tokyo, and syncs it to the disk. Existing content never
 * changes, so that the folder may be append-only.
 *
 * @returns true if it differs from the last head of that day
 */
export const appendHead = (folder: string, { size, note }: SignedCheckpoint, now: Date): boolean => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${toTokyoDate(now)}.jsonl`);
  const end = endOf(file);
  if (end.size === size && end.isWhole) return false;
  const line: HeadLine = { at: toTokyoIso(now), size, note };
  const opened = openSync(file, 'a');
  appendFileSync(opened, `${end.isWhole ? '' : '\n'}${JSON.stringify(line)}\n`);
  fsyncSync(opened);
  closeSync(opened);
  return true;
};
