import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { Passwords } from '../../platform/passwords.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type Changes, recordAct } from '../audit-trail.js';
import { type Operator, operatorActor } from '../operator.js';
import { ALL_OPERATORS, type OperatorEvent } from '../streams/operator.events.js';
import { operatorStreamOf } from '../streams/operator.state.js';
import {
  decideChangeOperator,
  type OperatorOrder,
  type OperatorRefusal,
  type OperatorState,
} from './change-operator.decide.js';

/** An owner changes what an operator may do, or how he signs in. @returns why not; null when it is done */
export class ChangeOperator extends Command<OperatorRefusal | null> {
  constructor(
    readonly operatorId: string,
    readonly order: OperatorOrder,
    readonly by: Operator,
    readonly why: { readonly reason: string; readonly version?: number },
    /** The new one, where the order is about it. */
    readonly password?: string,
  ) {
    super();
  }
}

const LOAD = `select id as "operatorId", mail, name, role, disabled_at is not null as disabled, otp_required as "otpRequired",
    otp_secret is not null as "hasOtp", version
  from operators.operators`;

/** What becomes of the row. */
const changeOf = (event: OperatorEvent, now: Date, passwordHash: string | undefined): Record<string, unknown> => {
  switch (event.type) {
    case 'OperatorRoleChanged':
      return { role: event.data.role };
    case 'OperatorDisabled':
      return { disabled_at: now };
    case 'OperatorEnabled':
      return { disabled_at: null };
    case 'OperatorOtpRequired':
      return { otp_required: event.data.required };
    case 'OperatorOtpReset':
      return { otp_secret: null, otp_pending: null, otp_used_step: null };
    default:
      return { password_hash: passwordHash };
  }
};
/** For the audit trail; never what a password is. */
const changesOf = ({ role, otpRequired, hasOtp }: OperatorState, order: OperatorOrder): Changes => {
  switch (order.kind) {
    case 'change-role':
      return { role: [role, order.role] };
    case 'disable':
      return { status: ['active', 'disabled'] };
    case 'enable':
      return { status: ['disabled', 'active'] };
    case 'require-otp':
    case 'waive-otp':
      return { otp_required: [otpRequired, order.kind === 'require-otp'] };
    case 'reset-otp':
      return { has_otp: [hasOtp, false] };
    case 'reset-password':
      return {};
  }
};

const ENDS_SESSIONS: ReadonlySet<OperatorEvent['type']> = new Set([
  'OperatorDisabled',
  'OperatorOtpReset',
  'OperatorPasswordReset',
]);

@CommandHandler(ChangeOperator)
export class ChangeOperatorHandler implements ICommandHandler<ChangeOperator> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ operatorId, order, by, why, password }: ChangeOperator): Promise<OperatorRefusal | null> {
    const passwordHash = password === undefined ? undefined : await this.passwords.hash(password);
    return this.store.transact([ALL_OPERATORS, operatorStreamOf(operatorId)], async (tx) => {
      const all = await tx.read<OperatorState>('operators-load-all', LOAD, []);
      const operator = all.find((one) => one.operatorId === operatorId);
      const otherOwners = all.filter((o) => o !== operator && o.role === 'owner' && !o.disabled).length;
      const context = { seen: why.version, by: by.operatorId, otherOwners, password };
      const { events, refusal } = decideChangeOperator(operator, order, context);
      const outcome = refusal?.code ?? 'done';
      const act = { operatorId: by.operatorId, resource: 'operators', id: operatorId, command: order.kind };
      if (operator) recordAct(tx, { ...act, reason: why.reason, outcome, changes: changesOf(operator, order) });
      if (refusal) return refusal;
      tx.append(
        { commandId: newId(this.clock.now()), actor: operatorActor(by) },
        {
          streamId: operatorStreamOf(operatorId),
          expectedVersion: operator!.version,
          partitionKey: operatorId,
          events,
        },
      );
      for (const event of events) this.write(tx, event, passwordHash);
      return null;
    });
  }

  private write(tx: StoreTransaction, event: OperatorEvent, passwordHash: string | undefined): void {
    const { operatorId } = event.data;
    const change = changeOf(event, tx.now, passwordHash);
    const columns = Object.keys(change).map((column, i) => `${column} = $${i + 2}`);
    const text = `update operators.operators set ${columns.join(', ')}, version = version + 1 where id = $1`;
    tx.write(`operators-change-${event.type}`, text, [operatorId, ...Object.values(change)]);
    if (ENDS_SESSIONS.has(event.type))
      tx.write('operators-end-sessions', 'delete from operators.operator_sessions where operator_id = $1', [
        operatorId,
      ]);
  }
}
