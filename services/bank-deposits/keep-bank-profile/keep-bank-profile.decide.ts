import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { BankProfileKept } from '../commands/bank-profile.target.js';
import type { BankProfileDraft, KeptBankProfile } from '../rows/bank-profiles.rows.js';
import { findRepeatedColumn, hasSameHeadings, MAX_BANK_PROFILES, missingColumnOf } from '../streams/bank-layouts.js';
import type { BankProfileRefusal } from '../streams/bank-profile.refusals.js';

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Decides a layout, which must be complete and different from the other layouts in use.
 *
 * @param before the current layout; null for a new one
 * @param others the other layouts in use
 */
export const decideKeepBankProfile = (
  before: Pick<KeptBankProfile, 'removed_at'> | null,
  draft: BankProfileDraft,
  others: readonly BankProfileDraft[],
): Decision<BankProfileKept, BankProfileRefusal> => {
  if (before?.removed_at) return refuse({ code: 'IsRemoved' });
  const missing = missingColumnOf(draft.headings);
  if (missing) return refuse({ code: 'ColumnMissing', column: missing });
  const repeated = findRepeatedColumn(draft.headings);
  if (repeated) return refuse({ code: 'HeadingTwice', column: repeated });
  if (others.some(({ name }) => isSameName(name, draft.name))) return refuse({ code: 'NameTaken' });
  const same = others.find(({ headings }) => hasSameHeadings(headings, draft.headings));
  if (same) return refuse({ code: 'SameHeadings', name: same.name });
  if (!before && others.length >= MAX_BANK_PROFILES) return refuse({ code: 'TooMany' });
  return accept({ change: 'BankProfileKept', data: draft });
};
