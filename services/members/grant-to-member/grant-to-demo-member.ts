import type { Currency } from '../../kernel/money.js';
import { recordAuditEntry } from '../../platform/console-api/audit-trail/audit-trail.rows.js';
import type { EventStore } from '../../platform/store/event-store.js';
import { openGrant, walletStreamOf } from '../../points/index.js';

/** A gift of the demo shop. */
export interface DemoGift {
  readonly memberId: string;
  readonly unit: Currency;
  readonly amount: number;
  /** The id of the command, which is the same at each start. */
  readonly commandId: string;
  /** The demo operator who gives it. */
  readonly operatorId: string;
}

/** Grants points or coins in the demo shop as an operator does, with an audit entry in the same transaction. */
export const grantToDemoMember = (
  store: EventStore,
  { memberId, unit, amount, commandId, operatorId }: DemoGift,
): Promise<void> =>
  store.transact([walletStreamOf(memberId)], async (tx) => {
    const actor = `operator:${operatorId}`;
    const grant = await openGrant(tx, unit, { memberId, amount, memo: '', actor, commandId });
    if (grant === null || 'refusal' in grant) throw new Error(`the demo's ${unit} could not be granted`);
    const balance = grant.give();
    recordAuditEntry(tx, {
      operatorId,
      resource: 'members',
      id: memberId,
      command: `grant-${unit}`,
      reason: 'デモ / demo',
      outcome: 'done',
      amount: { value: amount, unit },
      changes: { [unit]: [balance - amount, balance] },
    });
  });
