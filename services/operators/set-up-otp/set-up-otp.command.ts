import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { operatorActorOf } from '../../platform/console-api/access/operator.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { recordAuditEntry } from '../../platform/console-api/audit-trail/audit-trail.rows.js';
import { EventStore } from '../../platform/store/event-store.js';
import { OneTimePasswords } from '../rows/one-time-passwords.rows.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';
import { operatorStreamOf } from '../streams/operator.state.js';
import { endOtherSessions, usePendingSecret } from './set-up-otp.rows.js';

/**
 * Completes the setup of an authenticator with a code of it: sign-ins need it from now on, and other sessions end.
 *
 * @returns true if the code is valid
 */
export class SetUpOtp extends Command<boolean> {
  constructor(
    readonly operator: OperatorSession,
    readonly code: string,
  ) {
    super();
  }
}

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
      const version = await usePendingSecret(tx, operatorId, step);
      if (version === null) return false;
      endOtherSessions(tx, operatorId, sessionId);
      recordAuditEntry(tx, {
        operatorId,
        resource: 'operators',
        id: operatorId,
        command: 'set-up-otp',
        reason: '',
        outcome: 'done',
        changes: { has_otp: [operator.hasOtp, true] },
      });
      tx.append(
        { commandId: newId(this.clock.now()), actor: operatorActorOf(operator) },
        {
          streamId,
          expectedVersion: version - 1,
          partitionKey: operatorId,
          events: [{ type: 'OperatorOtpSetUp', data: { operatorId } }],
        },
      );
      return true;
    });
  }
}
