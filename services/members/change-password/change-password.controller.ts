import { Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { whenceOf } from '../rows/member-records.rows.js';
import { NewSession } from '../sessions/new-session.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { ChangePassword, type ChangePasswordOutcome } from './change-password.command.js';
import { ChangePasswordRequest } from './change-password.contract.js';
import { changePasswordRefused } from './change-password-refusals.messages.js';

/** Limits changes, because each costs a hash. */
const changesOf = (memberId: string): AttemptLimit => ({
  key: `changes of the password ${memberId}`,
  atOnce: 10,
  intervalMs: 5 * 60_000,
});

const tooMany = (waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `パスワードの変更が続いています。${ja}にもう一度お試しください。`,
    en: `The password has been changed too often. Try again ${en}.`,
  };
  return new RefusedError(429, buildFieldError('pass', message), waitSeconds);
};

/**
 * Changes the password: all sessions of the member end, and this browser gets a new one. The route also accepts an ended
 * session. A lost response can thus be requested again after its own request has ended the session.
 */
@Controller('user')
export class ChangePasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly limits: AttemptLimits,
  ) {}

  @Post('change_password')
  @ForVisitors()
  async change(
    @Write() write: WriteRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandResponse> {
    const { memberId, sessionId } = write.context;
    const { pass } = write.parse(ChangePasswordRequest);
    if (memberId !== null) await this.limit(memberId);
    const isRemembered = await this.sessions.isRemembered(sessionId);
    const { device } = whenceOf(reply.request);
    const session = new NewSession(this.sessions, this.devices, write, isRemembered, device);
    const idempotencyKey = session.buildIdempotencyKey(
      (outcome: ChangePasswordOutcome): CallResponse<Done> =>
        outcome ? changePasswordRefused(outcome) : { state: 200 },
    );
    const also = (tx: StoreTransaction, id: string): void => {
      this.sessions.closeAllOf(tx, id);
      session.open(tx, id);
    };
    const response = await this.commands.execute(new ChangePassword({ memberId }, pass, idempotencyKey, also));
    await session.enter(response, reply);
    return response;
  }

  /** @throws RefusedError 429 when the limit is used up */
  private async limit(memberId: string): Promise<void> {
    const waitSeconds = await this.limits.count(changesOf(memberId));
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }
}
