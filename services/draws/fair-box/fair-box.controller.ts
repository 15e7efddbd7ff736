import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Open } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { MAX_COUNT } from '../streams/offer.js';
import type { FairBoxAnswer, FairLinesAnswer, FairLogAnswer } from './fair-box.contract.js';
import { GetFairBox, GetFairLines, GetFairLog } from './fair-box.query.js';

const LINES_A_PAGE = 1000;
const WHOLE = /^(0|[1-9]\d{0,8})$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** GET /api/fair/pack/{id} and its log: everything needed to verify a box, for anyone. */
@Controller('fair/pack')
export class FairBoxController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Open()
  async box(@Param('id') packId: string): Promise<FairBoxAnswer> {
    const fairBox = await this.queries.execute(new GetFairBox(packId));
    if (!fairBox) throw new RefusedError(404);
    const { box, revealed, head } = fairBox;
    return { state: 200, manifest: box.manifest, box_hash: box.terms.boxHash, anchor: box.anchor, revealed, head };
  }

  @Get([':id/log', ':id/log/:page'])
  @Open()
  async log(@Param('id') packId: string, @Param('page') page?: string): Promise<FairLogAnswer> {
    const number = parsePage(page);
    const fairLog = await this.queries.execute(new GetFairLog(packId, number, LINES_A_PAGE));
    if (!fairLog) throw new RefusedError(404);
    return { state: 200, ...buildPage(fairLog.lines, number, LINES_A_PAGE, fairLog.total) };
  }

  /** Returns 404 for parameters that are not numbers. */
  @Get(':id/lines/:slot/:count')
  @Open()
  async lines(
    @Param('id') packId: string,
    @Param('slot') slot: string,
    @Param('count') count: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FairLinesAnswer> {
    const isAsked = WHOLE.test(slot) && WHOLE.test(count) && Number(count) >= 1 && Number(count) <= MAX_COUNT + 1;
    const list = isAsked && (await this.queries.execute(new GetFairLines(packId, Number(slot), Number(count))));
    if (!list) throw new RefusedError(404);
    if (list.length === Number(count)) reply.header('cache-control', FOR_EVER);
    return { state: 200, list };
  }
}
