import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { EventStore } from '../../platform/store/event-store.js';
import { recordAct } from '../rows/audit-trail.rows.js';
import { OneTimePasswords } from '../rows/one-time-passwords.rows.js';
import type { OperatorSession } from '../rows/sessions.rows.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';
import { operatorActor } from '../streams/operator.js';
import { operatorStreamOf } from '../streams/operator.state.js';

/**
 * An operator shows that his authenticator has the secret: from now on he signs in with it, and his other sessions end.
 *
 * @returns whether it has
 */
export class SetUpOtp extends Command<boolean> {
  constructor(
    readonly operator: OperatorSession,
    readonly code: string,
  ) {
    super();
  }
}

/** The code has been used: it does not open a session as well. */
const SET_UP = `update operators.operators
  set otp_secret = otp_pending, otp_pending = null, otp_used_step = $2, version = version + 1
  where id = $1 and otp_pending is not null returning version`;

/** Whoever else sits in one may be why it is set up. */
const END_OTHERS = 'delete from operators.operator_sessions where operator_id = $1 and id <> $2';

@CommandHandler(SetUpOtp)
export class SetUpOtpHandler implements ICommandHandler<SetUpOtp> {
  constructor(
    private readonly store: EventStore,
    private readonly codes: OneTimePasswords,
    private readonly clock: Clock,
  ) {}

  async execute({ operator, code }: SetUpOtp): Promise<boolean> {
    const { operatorId, sessionId } = operator;
    const step = await this.codes.pendingStep(operatorId, code);
    if (step === null) return false;
    const streamId = operatorStreamOf(operatorId);
    return this.store.transact([ALL_OPERATORS, streamId], async (tx) => {
      const [row] = await tx.read<{ version: number }>('operators-set-up-otp', SET_UP, [operatorId, step]);
      if (!row) return false;
      tx.write('operators-end-other-sessions', END_OTHERS, [operatorId, sessionId]);
      recordAct(tx, {
        operatorId,
        resource: 'operators',
        id: operatorId,
        command: 'set-up-otp',
        reason: '',
        outcome: 'done',
        changes: { has_otp: [operator.hasOtp, true] },
      });
      tx.append(
        { commandId: newId(this.clock.now()), actor: operatorActor(operator) },
        {
          streamId,
          expectedVersion: row.version - 1,
          partitionKey: operatorId,
          events: [{ type: 'OperatorOtpSetUp', data: { operatorId } }],
        },
      );
      return true;
    });
  }
}
