import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { settledMemberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { DrawSessionMemories } from '../rows/session-memory.rows.js';
import { drawResult } from '../wire/drawn-card.js';
import { DrawPack } from './draw-pack.command.js';
import { countOf, type DrawPackAnswer, DrawPackRequest } from './draw-pack.contract.js';
import { NO_PACK_CHOSEN, NOTHING_CHECKED, toRefusedPurchase } from './draw-pack.messages.js';
import type { DrawOutcome } from './pending-draw.js';

/** POST /api/user/pack/buy */
@Controller('user/pack')
export class DrawPackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly memories: DrawSessionMemories,
  ) {}

  @Post('buy')
  @HttpCode(200)
  @ForMembers()
  async buy(@Write() write: WriteRequest): Promise<CommandResponse> {
    const memberId = settledMemberOf(write.context);
    const purchase = await this.purchaseOf(write);
    const envelopeOf = (outcome: DrawOutcome): CallResponse<DrawPackAnswer> => {
      if ('refusal' in outcome) return toRefusedPurchase(outcome.refusal);
      const { box, cards, drawnAt } = outcome.drawn;
      return drawResult(box, { ...cards, drawnAt }, write.context.language);
    };
    const { sessionId } = write.context;
    return this.commands.execute(new DrawPack({ memberId, sessionId, ...purchase }, write.idempotencyKey(envelopeOf)));
  }

  /** Returns the purchase in the payload, or the one that the session has checked if the payload is empty. */
  private async purchaseOf(write: WriteRequest) {
    const { count, pack_id, client_seed } = write.parse(DrawPackRequest);
    const clientSeed = client_seed ?? null;
    if (count !== undefined && pack_id !== undefined)
      return { packId: String(pack_id), count: countOf(count), clientSeed };
    const memory = await this.memories.of(write.context.sessionId);
    if (count === undefined && pack_id === undefined) {
      if (!memory.checked) throw new RefusedError(400, buildFieldError('count', NOTHING_CHECKED));
      return { packId: memory.checked.packId, count: countOf(memory.checked.count), clientSeed };
    }
    if (count === undefined) throw new RefusedError(400, buildFieldError('count', NOTHING_CHECKED));
    if (memory.currentPackId === null) throw new RefusedError(400, buildFieldError('count', NO_PACK_CHOSEN));
    return { packId: memory.currentPackId, count: countOf(count), clientSeed };
  }
}
