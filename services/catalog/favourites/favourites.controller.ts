import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock, toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { parsePage } from '../../platform/http/requests/page.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import type { AnyEnvelope } from '../../platform/http/responses/envelope.js';
import { cardTypeOf } from '../wire/card-type-of.js';
import type { FavouritesResponse } from '../wire/favourites.contract.js';
import { packSearchOf } from '../wire/pack-search.js';
import type { UsedUpResponse } from './favourites.contract.js';
import { GetFavouriteList, GetFavourites, GetUsedUp } from './favourites.query.js';

/** Handles `GET /api/user/pack/favourites` and `used_up`. */
@Controller('user/pack')
export class FavouritesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('favourites')
  @ForMembers()
  async marked(@CurrentContext() context: RequestContext): Promise<FavouritesResponse> {
    return { state: 200, list: await this.queries.execute(new GetFavourites(memberOf(context))) };
  }

  @Get(['favourites/:type', 'favourites/:type/:page'])
  @ForMembers()
  list(
    @CurrentContext() context: RequestContext,
    @Query() query: Record<string, unknown>,
    @Param('type') type: string,
    @Param('page') page?: string,
  ): Promise<AnyEnvelope> {
    const listArguments = [cardTypeOf(type), parsePage(page), context.language, packSearchOf(query)] as const;
    return this.queries.execute(new GetFavouriteList(memberOf(context), ...listArguments));
  }

  @Get('used_up')
  @ForMembers()
  async usedUp(@CurrentContext() context: RequestContext): Promise<UsedUpResponse> {
    const { full, today, againAt } = await this.queries.execute(new GetUsedUp(memberOf(context), this.clock.now()));
    return { state: 200, list: [...full, ...today], today, again_at: againAt && toTokyoIso(againAt) };
  }
}
