import { Controller, Get, Headers, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import { type Bytes, RefusedError } from '../../platform/http/responses/envelope.js';
import { GetCardDetail } from './card-detail.query.js';

@Controller('user/card')
export class CardDetailController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Open()
  async read(
    @Headers('accept-language') accepted: string | undefined,
    @Param('id') cardId: string,
    @Query('pack_id') packId?: unknown,
  ): Promise<Bytes> {
    const requestedPackId = typeof packId === 'string' ? packId : null;
    const response = await this.queries.execute(new GetCardDetail(cardId, requestedPackId, languageOf(accepted)));
    if (!response) throw new RefusedError(404);
    return response;
  }
}
