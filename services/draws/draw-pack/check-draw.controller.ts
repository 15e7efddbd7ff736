import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import { DrawSessionMemories } from '../rows/session-memory.rows.js';
import { CheckDraw } from './check-draw.command.js';
import { type CheckDrawAnswer, CheckDrawRequest, countOf } from './draw-pack.contract.js';
import { NO_PACK_CHOSEN, toCheckedPurchase, toRefusedPurchase } from './draw-pack.messages.js';

/**
 * POST /api/user/pack/check: decides as the purchase does. It writes nothing except the session's memory of the
 * purchase.
 */
@Controller('user/pack')
export class CheckDrawController {
  constructor(
    private readonly commands: CommandBus,
    private readonly memories: DrawSessionMemories,
  ) {}

  @Post('check')
  @HttpCode(200)
  @ReadByPost()
  @ForMembers()
  async check(@Write() write: WriteRequest): Promise<CallResponse<CheckDrawAnswer>> {
    const request = write.parse(CheckDrawRequest);
    const { sessionId } = write.context;
    const packId =
      request.pack_id === undefined ? (await this.memories.of(sessionId)).currentPackId : String(request.pack_id);
    if (packId === null) throw new RefusedError(400, buildFieldError('count', NO_PACK_CHOSEN));
    const count = countOf(request.count);
    const checked = await this.commands.execute(new CheckDraw(memberOf(write.context), packId, count));
    if ('refusal' in checked) return toRefusedPurchase(checked.refusal);
    await this.memories.rememberCheck(sessionId, packId, String(request.count));
    return { state: 200, result: '1', detail: toCheckedPurchase(checked.purchase) };
  }
}
