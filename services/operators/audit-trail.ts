import type { StoreTransaction } from '../platform/store/transaction.js';

/** What an operator did, to what, and why. */
export interface Act {
  readonly operatorId: string;
  /** As the operators' API names it, `shipments`. */
  readonly resource: string;
  readonly id: string;
  /** As the operators' API names it, `mark-shipped`. */
  readonly command: string;
  readonly reason: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
}

const RECORD = `insert into operators.audit_trail (at, operator_id, resource, resource_id, command, reason, outcome)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Records an act in the transaction of what it did. */
export const recordAct = (tx: StoreTransaction, act: Act): void =>
  tx.write('operators-record-act', RECORD, [
    tx.now,
    act.operatorId,
    act.resource,
    act.id,
    act.command,
    act.reason,
    act.outcome,
  ]);
