import type { StoreTransaction } from '../../store/transaction.js';
import type { ReasonCode } from '../commands/reason-codes.shared.js';

/** The values of a field before a command and after it; null where there was none. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** A command of an operator, its object, and the reason for it. */
export interface AuditEntry {
  readonly operatorId: string;
  /** The name in the operators' API, such as `shipments`. */
  readonly resource: string;
  readonly id: string;
  /** The name in the operators' API, such as `mark-shipped`. */
  readonly command: string;
  readonly reason: string;
  /** The category of the reason, for statistics. */
  readonly reasonCode?: ReasonCode | null;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  /** The amount granted or taken, if the command has one. */
  readonly amount?: { readonly value: number; readonly unit: 'points' | 'coins' };
  /** Holds no password, and no full mail address or phone number: entries outlive the account of a person. */
  readonly changes?: Changes;
  /** The second operator, if the command needed one. */
  readonly approvedBy?: string;
}

const RECORD = `insert into operators.audit_trail
    (at, operator_id, resource, resource_id, command, reason, outcome, amount, unit, changes, approved_by, reason_code)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const changed = (entry: AuditEntry): Changes | null =>
  entry.outcome === 'done' && entry.changes && Object.keys(entry.changes).length > 0 ? entry.changes : null;

/** Records a command in its own transaction. A refused command has no changes. */
export const recordAuditEntry = (tx: StoreTransaction, entry: AuditEntry): void =>
  tx.write('operators-record-act', RECORD, [
    tx.now,
    entry.operatorId,
    entry.resource,
    entry.id,
    entry.command,
    entry.reason,
    entry.outcome,
    entry.amount?.value ?? null,
    entry.amount?.unit ?? null,
    changed(entry) && JSON.stringify(changed(entry)),
    entry.approvedBy ?? null,
    entry.reasonCode ?? null,
  ]);
