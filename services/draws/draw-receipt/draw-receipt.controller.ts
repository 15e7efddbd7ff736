import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { ReceiptAnswer } from './draw-receipt.contract.js';
import { GetReceipt } from './draw-receipt.query.js';

/** GET /api/fair/draw/{history_id}: what a member needs to verify their own draw. */
@Controller('fair/draw')
export class DrawReceiptController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @ForMembers()
  async receipt(@CurrentContext() context: RequestContext, @Param('id') id: string): Promise<ReceiptAnswer> {
    const receipt = isId(id) ? await this.queries.execute(new GetReceipt(memberOf(context), id)) : null;
    if (!receipt) throw new RefusedError(404);
    return { state: 200, ...receipt };
  }
}
