import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import type { SignedCheckpoint } from '../rows/checkpoints.rows.js';

/** A line of a day's file. */
interface HeadLine extends SignedCheckpoint {
  /** With the offset of Tokyo. */
  readonly at: string;
}

/** What a file ends with: its last whole line, and whether what comes next begins a line. */
const endOf = (file: string): { readonly size: number | null; readonly isWhole: boolean } => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n');
  // Whoever died while they wrote has left a part of a line.
  const isWhole = lines.pop() === '';
  const last = lines.at(-1);
  return { size: last ? (JSON.parse(last) as HeadLine).size : null, isWhole };
};

/**
 * Adds a head to the file of its day of Tokyo, a line of JSON, and has it on the disk. What is there already is never
 * touched: the folder may refuse all but appending.
 *
 * @returns whether it was another than the last of that day
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
