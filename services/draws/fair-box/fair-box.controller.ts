import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Open } from '../../platform/http/access.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { paged, pageOf } from '../../platform/http/page.js';
import type { FairBoxAnswer, FairLogAnswer } from './fair-box.contract.js';
import { GetFairBox, GetFairLog } from './fair-box.query.js';

const LINES_A_PAGE = 1000;

/** GET /api/fair/pack/{id} and its log: all that is needed to check a box, for anyone. */
@Controller('fair/pack')
export class FairBoxController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Open()
  async box(@Param('id') packId: string): Promise<FairBoxAnswer> {
    const found = await this.queries.execute(new GetFairBox(packId));
    if (!found) throw new RefusedError(404);
    const { box, revealed, head } = found;
    return { state: 200, manifest: box.manifest, box_hash: box.terms.boxHash, anchor: box.anchor, revealed, head };
  }

  @Get([':id/log', ':id/log/:page'])
  @Open()
  async log(@Param('id') packId: string, @Param('page') page?: string): Promise<FairLogAnswer> {
    const number = pageOf(page);
    const found = await this.queries.execute(new GetFairLog(packId, number, LINES_A_PAGE));
    if (!found) throw new RefusedError(404);
    return { state: 200, ...paged(found.lines, number, LINES_A_PAGE, found.total) };
  }
}
