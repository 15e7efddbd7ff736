import { Controller, Get, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { ForMembers, ForVisitors } from '../../platform/http/access/access.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import {
  CurrentContext,
  memberOf,
  type RequestContext,
  Write,
  WriteRequest,
} from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { CloseAccount, type CloseAccountOutcome, GetLeaving } from './close-account.command.js';
import { CloseAccountRequest, type LeavingResponse } from './close-account.contract.js';
import { closeAccountRefused } from './close-account-refusals.messages.js';

/** Limits the tries, because each costs a hash and may be a guess. */
const triesOf = (memberId: string): AttemptLimit => ({
  key: `passwords for leaving ${memberId}`,
  atOnce: 5,
  intervalMs: 5 * 60_000,
});

const tooMany = (waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `パスワードの入力が続いています。${ja}にもう一度お試しください。`,
    en: `There were too many tries. Try again ${en}.`,
  };
  return new RefusedError(429, buildFieldError('pass', message), waitSeconds);
};

/**
 * Closes the member's account and ends all their sessions. The route also accepts an ended session. A lost response can thus be
 * requested again after its own request has ended the session.
 */
@Controller('user')
export class CloseAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AttemptLimits,
  ) {}

  @Get('close_account')
  @ForMembers()
  async look(@CurrentContext() context: RequestContext): Promise<LeavingResponse> {
    const { ties, owes, lapsing } = await this.queries.execute(new GetLeaving(memberOf(context)));
    return { state: 200, detail: { point: lapsing.points, coin: lapsing.coins, ...ties, owes: flagOf(owes) } };
  }

  @Post('close_account')
  @ForVisitors()
  async close(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { memberId } = write.context;
    const { pass, point, coin } = write.parse(CloseAccountRequest);
    if (memberId !== null) await this.limit(memberId);
    const announced = point === undefined && coin === undefined ? null : { points: point ?? 0, coins: coin ?? 0 };
    const idempotencyKey = write.idempotencyKey(
      (outcome: CloseAccountOutcome): CallResponse<Done> => (outcome ? closeAccountRefused(outcome) : { state: 200 }),
    );
    return this.commands.execute(new CloseAccount(memberId, pass, announced, idempotencyKey));
  }

  /** @throws RefusedError 429 when the limit is used up */
  private async limit(memberId: string): Promise<void> {
    const waitSeconds = await this.limits.count(triesOf(memberId));
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }
}
