import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { TransferPoints } from './transfer-points.command.js';
import { type TransferPointsAnswer, TransferPointsRequest } from './transfer-points.contract.js';
import { describeOutcome, describeRefusal } from './transfer-refusals.messages.js';

/** Returns the points of a number or of a text of digits; NaN, which is refused, for anything else. */
const amountOf = (point: unknown): number =>
  typeof point === 'number' || (typeof point === 'string' && /^\d{1,10}$/.test(point)) ? Number(point) : Number.NaN;

/** POST /api/user/transfer/point */
@Controller('user/transfer')
export class TransferPointsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pendingResponses: PendingResponses,
  ) {}

  @Post('point')
  @HttpCode(200)
  @ForMembers()
  async transfer(@Write() write: WriteRequest): Promise<CommandResponse | CallResponse<TransferPointsAnswer>> {
    const { point, site_id } = write.parse(TransferPointsRequest);
    const memberId = memberOf(write.context);
    const input = { memberId, siteId: String(site_id ?? ''), points: amountOf(point) };
    const outcome = await this.commands.execute(new TransferPoints(input, this.pendingResponses.of(write)));
    if ('response' in outcome) return outcome.response;
    const message = 'refusal' in outcome ? describeRefusal(outcome.refusal) : describeOutcome(outcome.transfer);
    const response: TransferPointsAnswer = { state: 200, error: message?.[write.context.language] ?? '' };
    return 'refusal' in outcome ? response : this.pendingResponses.finish(write, write.render(response));
  }
}
