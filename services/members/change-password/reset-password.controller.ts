import { Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { normalizeMailAddress } from '../../kernel/mail-address.js';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { networkOf } from '../../platform/attempts/network-of.js';
import { DeadlineRunner } from '../../platform/deadlines/deadline-runner.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { nextPageOf } from '../wire/next-page.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { ChangePassword, type ChangePasswordOutcome } from './change-password.command.js';
import { NewPasswordByLinkRequest, SendPasswordLinkRequest } from './change-password.contract.js';
import { changePasswordRefused } from './change-password-refusals.messages.js';
import { RequestPasswordLink } from './send-password-links.command.js';

const linksFrom = (address: string): AttemptLimit => ({
  key: `password links from ${networkOf(address)}`,
  atOnce: 20,
  intervalMs: 3 * 60_000,
});

/** Limits the links to one mail address, whether or not it belongs to a member. */
const linksTo = (mail: string): AttemptLimit => ({
  key: `password links to ${mail.toLowerCase()}`,
  atOnce: 3,
  intervalMs: 10 * 60_000,
});

/** Limits the tries of secrets from one network, because each costs a query; the secrets are too long to be guessed. */
const triesFrom = (address: string): AttemptLimit => ({
  key: `password links tried from ${networkOf(address)}`,
  atOnce: 30,
  intervalMs: 60_000,
});

const tooMany = (field: string, waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `ご利用の回線からの再設定が続いています。${ja}にもう一度お試しください。`,
    en: `Too many attempts from your network. Try again ${en}.`,
  };
  return new RefusedError(429, buildFieldError(field, message), waitSeconds);
};

/** Requests a link for a forgotten password, and uses it; both share one route. */
@Controller('user')
export class ResetPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly limits: AttemptLimits,
    private readonly scheduler: DeadlineRunner,
  ) {}

  @Post('reset_password')
  @ForVisitors()
  reset(@Write() write: WriteRequest, @Req() { ip }: FastifyRequest): Promise<CommandResponse> {
    return 'token' in write.payload ? this.choose(write, ip) : this.send(write, ip);
  }

  /** Requests a link. Neither the response nor its duration shows whether the address belongs to a member. */
  private async send(write: WriteRequest, address: string): Promise<CommandResponse> {
    const request = write.parse(SendPasswordLinkRequest);
    const mail = normalizeMailAddress(request.mail);
    await this.limit('mail', linksFrom(address));
    const isEnough = (await this.limits.count(linksTo(mail))) > 0;
    const idempotencyKey = write.idempotencyKey((): CallResponse<Done> => ({ state: 200 }));
    const response = await this.commands.execute(
      new RequestPasswordLink(isEnough ? null : mail, idempotencyKey, nextPageOf(request.next)),
    );
    this.scheduler.wake();
    return response;
  }

  private async choose(write: WriteRequest, address: string): Promise<CommandResponse> {
    const { token, pass } = write.parse(NewPasswordByLinkRequest);
    await this.limit('token', triesFrom(address));
    const idempotencyKey = write.idempotencyKey(
      (outcome: ChangePasswordOutcome): CallResponse<Done> =>
        outcome ? changePasswordRefused(outcome) : { state: 200 },
    );
    const also = (tx: StoreTransaction, memberId: string): void => this.sessions.closeAllOf(tx, memberId);
    return this.commands.execute(new ChangePassword({ token: token.trim() }, pass, idempotencyKey, also));
  }

  /** @throws RefusedError 429 when the limit is used up */
  private async limit(field: string, limit: AttemptLimit): Promise<void> {
    const waitSeconds = await this.limits.count(limit);
    if (waitSeconds > 0) throw tooMany(field, waitSeconds);
  }
}
