import { Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import { toDrawnCard } from '../wire/drawn-card.js';
import { type UndecidedCardsAnswer, UndecidedCardsRequest } from './undecided-cards.contract.js';
import { GetUndecidedCards } from './undecided-cards.query.js';

const PAGE_SIZE = 100;

/** POST /api/user/pack/card: the member's undecided cards of all draws. */
@Controller('user/pack')
export class UndecidedCardsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('card')
  @ReadByPost()
  @HttpCode(200)
  @ForMembers()
  async cards(@Write() write: WriteRequest): Promise<UndecidedCardsAnswer> {
    const { page } = write.parse(UndecidedCardsRequest);
    const number = parsePage(page === undefined || page === null ? undefined : String(page));
    const undecidedPage = await this.queries.execute(new GetUndecidedCards(memberOf(write.context), number, PAGE_SIZE));
    const list = undecidedPage.cards.map(({ source, drawId, card, prizeIndex, expiresAt }) => ({
      ...toDrawnCard(source, drawId, card, prizeIndex, write.context.language),
      pack_history_id: drawId,
      expires_at: toTokyoIso(expiresAt),
    }));
    return { state: 200, ...buildPage(list, number, PAGE_SIZE, undecidedPage.total) };
  }
}
