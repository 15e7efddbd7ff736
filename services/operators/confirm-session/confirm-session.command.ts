import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { OperatorProof, type ProofRefused } from '../access/operator-proof.js';
import { OperatorSessions } from '../rows/sessions.rows.js';

export type ConfirmRefused = ProofRefused | Refusal<'NothingGiven'>;

/** Confirms the identity of an operator by password or one-time password. @returns the refusal; null when it is done */
export class ConfirmSession extends Command<ConfirmRefused | null> {
  constructor(
    readonly operator: OperatorSession,
    readonly password: string | undefined,
    readonly otp: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(ConfirmSession)
export class ConfirmSessionHandler implements ICommandHandler<ConfirmSession> {
  constructor(
    private readonly proof: OperatorProof,
    private readonly sessions: OperatorSessions,
    private readonly trail: AccessTrail,
  ) {}

  async execute({ operator, password, otp }: ConfirmSession): Promise<ConfirmRefused | null> {
    if (!password && !otp) return { code: 'NothingGiven' };
    const { operatorId, sessionId } = operator;
    const refusal = password
      ? await this.proof.byPassword(operatorId, password)
      : await this.proof.byOtp(operator, otp!);
    if (!refusal) {
      await this.sessions.confirm(sessionId);
      return null;
    }
    const entry = { operatorId, resource: 'operators', id: operatorId, command: 'confirm', outcome: refusal.code };
    await this.trail.recordHourly(entry, refusal.code);
    return refusal;
  }
}
