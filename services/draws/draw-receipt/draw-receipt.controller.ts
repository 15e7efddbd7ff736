import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForMembers } from '../../platform/http/access.js';
import { type Envelope, RefusedError } from '../../platform/http/envelope.js';
import { memberOf, type Visit, Visiting } from '../../platform/http/visit.js';
import { GetReceipt } from './draw-receipt.query.js';

/** GET /api/fair/draw/{history_id}: what a member needs to check his own draw. */
@Controller('fair/draw')
export class DrawReceiptController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @ForMembers()
  async receipt(@Visiting() visit: Visit, @Param('id') id: string): Promise<Envelope> {
    const receipt = isId(id) ? await this.queries.execute(new GetReceipt(memberOf(visit), id)) : null;
    if (!receipt) throw new RefusedError(404);
    return { state: 200, ...receipt };
  }
}
