import { toTokyoIso } from '../../kernel/time.js';
import type { LedgerEntryResource } from './ledger-entries.contract.js';

/** A line of the books as it is read; a member's account and their own acts are told by the member, and not kept twice. */
export const ENTRY_COLUMNS = `id, at, recorded_at, unit,
  case when account_class like 'member:%' then 'member:' || member_id || substr(account_class, length('member:')) else account_class
    end as account,
  member_id, lot_id, amount, type, kind, document, memo, coalesce(actor, 'member:' || member_id) as actor`;

/** What `ENTRY_COLUMNS` reads. */
export type EntryRow = Omit<LedgerEntryResource, 'at' | 'recorded_at'> & {
  readonly at: Date;
  readonly recorded_at: Date;
};

export const resourceOf = (row: EntryRow): LedgerEntryResource => ({
  ...row,
  at: toTokyoIso(row.at),
  recorded_at: toTokyoIso(row.recorded_at),
});

/** What an operator does and their act are recorded in one transaction, at one time. */
export const deedOf = ({ actor, recorded_at, member_id, document }: EntryRow) => ({
  actor,
  at: recorded_at,
  subject: member_id ?? document,
});
