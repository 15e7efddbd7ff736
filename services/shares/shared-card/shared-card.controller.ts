import { Controller, Get, Headers, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { SharedCardResponse } from './shared-card.contract.js';
import { GetSharedCard } from './shared-card.query.js';
import { toSharedCardDetail } from './shared-card-detail.js';

/** `GET /api/user/share/{token}`: shows a shared card to anybody with its link. */
@Controller('user/share')
export class SharedCardController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':token')
  @Open()
  async read(
    @Headers('accept-language') accepted: string | undefined,
    @Param('token') token: string,
  ): Promise<SharedCardResponse> {
    const card = await this.queries.execute(new GetSharedCard(token));
    if (!card) throw new RefusedError(404);
    return { state: 200, detail: toSharedCardDetail(token, card, languageOf(accepted)) };
  }
}
