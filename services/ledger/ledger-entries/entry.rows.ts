import { toTokyoIso } from '../../kernel/time.js';
import type { LedgerEntryResource } from './ledger-entries.contract.js';

/**
 * The columns of a ledger line. A member's account and their own actions are derived from the member and not stored
 * twice.
 */
export const ENTRY_COLUMNS = `id, at, recorded_at, unit,
  case when account_class like 'member:%' then 'member:' || member_id || substr(account_class, length('member:')) else account_class
    end as account,
  member_id, lot_id, amount, type, kind, document, memo, coalesce(actor, 'member:' || member_id) as actor`;

/** The row that `ENTRY_COLUMNS` reads. */
export type EntryRow = Omit<LedgerEntryResource, 'at' | 'recorded_at'> & {
  readonly at: Date;
  readonly recorded_at: Date;
};

export const resourceOf = (row: EntryRow): LedgerEntryResource => ({
  ...row,
  at: toTokyoIso(row.at),
  recorded_at: toTokyoIso(row.recorded_at),
});

/** Identifies the audit entry behind a line: it is recorded in the same transaction, at the same time. */
export const auditEntryOf = ({ actor, recorded_at, member_id, document }: EntryRow) => ({
  actor,
  at: recorded_at,
  subject: member_id ?? document,
});
