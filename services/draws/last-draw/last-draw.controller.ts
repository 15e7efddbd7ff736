import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { drawResult } from '../wire/drawn-card.js';
import type { LastDrawAnswer, NoDrawAnswer } from './last-draw.contract.js';
import { GetDraw } from './last-draw.query.js';

const NOTHING: NoDrawAnswer = {
  state: 200,
  result: '0',
  cards: [],
  title: '',
  created: '',
  card_type: '',
  is_buy_coin: '0',
  history_id: '',
};

/** GET /api/user/pack/gache_result and buy_result: the cards of a draw, for the animation and for the decision. */
@Controller('user/pack')
export class LastDrawController {
  constructor(private readonly queries: QueryBus) {}

  @Get('gache_result')
  @ForMembers()
  async animation(@CurrentContext() context: RequestContext): Promise<LastDrawAnswer> {
    const draw = await this.queries.execute(new GetDraw(memberOf(context), context.sessionId, null));
    return draw ? drawResult(draw.source, draw, context.language) : NOTHING;
  }

  @Get('buy_result')
  @ForMembers()
  async choice(
    @CurrentContext() context: RequestContext,
    @Query('pack_history_id') drawId?: string,
  ): Promise<LastDrawAnswer> {
    if (drawId !== undefined && !isId(drawId)) throw new RefusedError(404);
    const draw = await this.queries.execute(new GetDraw(memberOf(context), context.sessionId, drawId ?? null));
    if (!draw && drawId !== undefined) throw new RefusedError(404);
    if (!draw) return NOTHING;
    const undecided = draw.outcomes.flatMap((outcome, card) => (outcome === 'undecided' ? [card] : []));
    return drawResult(draw.source, draw, context.language, undecided);
  }
}
