import { Controller, Get, Headers, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import { parsePage } from '../../platform/http/requests/page.js';
import { type Bytes, RefusedError } from '../../platform/http/responses/envelope.js';
import { GetPackCardList } from './pack-card-list.query.js';
import { PRIZE_ORDERS } from './prize-order.js';

@Controller('user/pack/card_list')
export class PackCardListController {
  constructor(private readonly queries: QueryBus) {}

  @Get([':id', ':id/:page'])
  @Open()
  async read(
    @Headers('accept-language') accepted: string | undefined,
    @Param('id') packId: string,
    @Param('page') page?: string,
    @Query('sort') sort?: unknown,
  ): Promise<Bytes> {
    const order = PRIZE_ORDERS.find((known) => known === sort) ?? 'rank';
    const response = await this.queries.execute(
      new GetPackCardList(packId, parsePage(page), order, languageOf(accepted)),
    );
    if (!response) throw new RefusedError(404);
    return response;
  }
}
