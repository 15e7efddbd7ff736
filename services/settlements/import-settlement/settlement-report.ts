import type { Pool } from 'pg';
import { isId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import type { TokyoDate } from '../../kernel/time.js';
import { movementOf } from '../../payments/index.js';
import {
  isComplete,
  type KnownMovement,
  lineKeyOf,
  loadImportedLines,
  movementsOf,
  openMovements,
  settlementIdOf,
} from '../rows/settlements.rows.js';
import type { SettlementReport } from './import-settlement.contract.js';
import { LINE_FAULTS } from './line-faults.messages.js';
import type { FileLine, SettlementFile } from './settlement-lines.js';

/** The maximum number of lines that a report names. */
const NAMED = 1000;
/** The number of orders in one query. */
const AT_ONCE = 5000;

/** A file whose day is known. */
export type DatedFile = SettlementFile & { readonly day: TokyoDate };

/** A file compared with the shop's payments. */
export interface SeenFile {
  readonly file: DatedFile;
  /** Lines that were not imported before. */
  readonly fresh: readonly FileLine[];
  readonly report: SettlementReport;
}

type Lists = Pick<SettlementReport, 'matched' | 'other_amount' | 'theirs_only' | 'ours_only'>;

const knownOf = async (
  pool: Pool,
  { provider }: DatedFile,
  lines: readonly FileLine[],
): Promise<Map<string, KnownMovement[]>> => {
  const orders = [...new Set(lines.map(({ order }) => order).filter(isId))];
  const known = new Map<string, KnownMovement[]>();
  for (let at = 0; at < orders.length; at += AT_ONCE)
    for (const movement of await movementsOf(pool, provider, orders.slice(at, at + AT_ONCE)))
      known.set(movement.paymentId, [...(known.get(movement.paymentId) ?? []), movement]);
  return known;
};

/** Predicts the result of each line. Each settles at most one movement, as in the import itself. */
const foreseen = async (pool: Pool, file: DatedFile, fresh: readonly FileLine[]): Promise<Lists> => {
  const known = await knownOf(pool, file, fresh);
  const counts = { matched: 0, 'other-amount': 0, surplus: 0 };
  const settled = new Set<string>();
  for (const line of fresh) {
    const movements = known.get(line.order)?.filter(({ id }) => !settled.has(id)) ?? [];
    const movement = movementOf(movements, line);
    if (movement) settled.add(movement.id);
    counts[movement?.list ?? 'surplus'] += 1;
  }
  const open = await openMovements(pool, file);
  return {
    matched: counts.matched,
    other_amount: counts['other-amount'],
    theirs_only: counts.surplus,
    ours_only: open.filter((id) => !settled.has(id)).length,
  };
};

const moneyOf = ({ lines }: SettlementFile) => {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const fee = sum(lines.map((line) => line.fee));
  return {
    taken_yen: sum(lines.map(({ yen }) => Math.max(yen, 0))),
    given_back_yen: sum(lines.map(({ yen }) => Math.max(-yen, 0))),
    fee,
    payout: sum(lines.map(({ yen }) => yen)) - fee,
  };
};

const problemsOf = ({ faults }: SettlementFile, language: Language): SettlementReport['problems'] =>
  faults
    .slice(0, NAMED)
    .map(({ line, order, fault }) => ({ line, order, code: fault, message: LINE_FAULTS[fault][language] }));

/** Returns the lines of a file that were not imported before. */
export const findNewLines = async (pool: Pool, file: DatedFile): Promise<readonly FileLine[]> => {
  const taken = await loadImportedLines(pool, file);
  return file.lines.filter((line) => !taken.has(lineKeyOf(line)));
};

/** Compares a file with the shop's payments, and reports the expected result in a language. */
export const compareFile = async (pool: Pool, file: DatedFile, language: Language): Promise<SeenFile> => {
  const fresh = await findNewLines(pool, file);
  const report = {
    id: settlementIdOf(file),
    provider: file.provider,
    day: file.day,
    lines: file.lines.length,
    ready: fresh.length,
    unchanged: file.lines.length - fresh.length,
    refused: file.faults.length,
    problems: problemsOf(file, language),
    ...moneyOf(file),
    ...(await foreseen(pool, file, fresh)),
    is_new: fresh.length > 0 || !(await isComplete(pool, file)),
  };
  return { file, fresh, report };
};
