import type { StoreTransaction } from '../../store/transaction.js';
import type { ReasonCode } from '../commands/reason-codes.shared.js';

/** What a field was before an act and after it; null where there was nothing. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** What an operator did, to what, and why. */
export interface Act {
  readonly operatorId: string;
  /** As the operators' API names it, `shipments`. */
  readonly resource: string;
  readonly id: string;
  /** As the operators' API names it, `mark-shipped`. */
  readonly command: string;
  readonly reason: string;
  /** The same in a word that can be counted. */
  readonly reasonCode?: ReasonCode | null;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  /** What was given or taken, where the act is about an amount. */
  readonly amount?: { readonly value: number; readonly unit: 'points' | 'coins' };
  /** No password, and no mail address or phone number in full: what is recorded stays when a person goes. */
  readonly changes?: Changes;
  /** Of a command of much worth, the second operator. */
  readonly approvedBy?: string;
}

const RECORD = `insert into operators.audit_trail
    (at, operator_id, resource, resource_id, command, reason, outcome, amount, unit, changes, approved_by, reason_code)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const changed = (act: Act): Changes | null =>
  act.outcome === 'done' && act.changes && Object.keys(act.changes).length > 0 ? act.changes : null;

/** Records an act in the transaction of what it did; what was refused changed nothing. */
export const recordAct = (tx: StoreTransaction, act: Act): void =>
  tx.write('operators-record-act', RECORD, [
    tx.now,
    act.operatorId,
    act.resource,
    act.id,
    act.command,
    act.reason,
    act.outcome,
    act.amount?.value ?? null,
    act.amount?.unit ?? null,
    changed(act) && JSON.stringify(changed(act)),
    act.approvedBy ?? null,
    act.reasonCode ?? null,
  ]);
