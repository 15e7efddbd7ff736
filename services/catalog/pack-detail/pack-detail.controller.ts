import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { CurrentContext, type RequestContext } from '../../platform/http/requests/request-context.js';
import { type Bytes, RefusedError } from '../../platform/http/responses/envelope.js';
import { GetPackDetail } from './pack-detail.query.js';

@Controller('user/pack/detail')
export class PackDetailController {
  constructor(
    private readonly queries: QueryBus,
    private readonly boxes: Boxes,
  ) {}

  /** Returns a pack and stores it in the member’s session. Later checks and purchases without a pack id use it. */
  @Get(':id')
  @ForVisitors()
  async read(@CurrentContext() context: RequestContext, @Param('id') packId: string): Promise<Bytes> {
    const response = await this.queries.execute(new GetPackDetail(packId, context.language));
    if (!response) throw new RefusedError(404);
    if (context.memberId !== null) await this.boxes.rememberPack(context.sessionId, packId);
    return response;
  }
}
