import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { TransferPoints } from './transfer-points.command.js';
import { type TransferPointsAnswer, TransferPointsRequest } from './transfer-points.contract.js';
import { outcomeInWords, refusalInWords } from './transfer-refusals.messages.js';

/** Of '10' ten, as of 10; of anything else that is no whole number nothing that could be moved. */
const amountOf = (point: unknown): number =>
  typeof point === 'number' || (typeof point === 'string' && /^\d{1,10}$/.test(point)) ? Number(point) : Number.NaN;

/** POST /api/user/transfer/point */
@Controller('user/transfer')
export class TransferPointsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: PendingResponses,
  ) {}

  @Post('point')
  @HttpCode(200)
  @ForMembers()
  async transfer(@Write() write: WriteRequest): Promise<CommandResponse | CallResponse<TransferPointsAnswer>> {
    const { point, site_id } = write.parse(TransferPointsRequest);
    const memberId = memberOf(write.context);
    const wish = { memberId, siteId: String(site_id ?? ''), points: amountOf(point) };
    const begun = await this.commands.execute(new TransferPoints(wish, this.answers.of(write)));
    if ('response' in begun) return begun.response;
    const said = 'refusal' in begun ? refusalInWords(begun.refusal) : outcomeInWords(begun.transfer);
    const answer: TransferPointsAnswer = { state: 200, error: said?.[write.context.language] ?? '' };
    return 'refusal' in begun ? answer : this.answers.finish(write, write.render(answer));
  }
}
