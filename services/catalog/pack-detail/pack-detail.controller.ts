import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { ForVisitors } from '../../platform/http/access.js';
import { type Bytes, RefusedError } from '../../platform/http/envelope.js';
import { type Visit, Visiting } from '../../platform/http/visit.js';
import { GetPackDetail } from './pack-detail.query.js';

@Controller('user/pack/detail')
export class PackDetailController {
  constructor(
    private readonly queries: QueryBus,
    private readonly boxes: Boxes,
  ) {}

  /** A member's session remembers the pack: what is checked and bought next without a pack's id is this one. */
  @Get(':id')
  @ForVisitors()
  async read(@Visiting() visit: Visit, @Param('id') packId: string): Promise<Bytes> {
    const answer = await this.queries.execute(new GetPackDetail(packId, visit.language));
    if (!answer) throw new RefusedError(404);
    if (visit.memberId !== null) await this.boxes.rememberPack(visit.sessionId, packId);
    return answer;
  }
}
