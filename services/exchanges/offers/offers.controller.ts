import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import type { ExchangeOffer } from '../rows/offers.rows.js';
import { type ExchangeCardOffer, type ExchangeCardsResponse, OffersRequest } from './offers.contract.js';
import { GetOpenOffers } from './offers.query.js';

const PAGE_SIZE = 20;

const cardOf = ({ id, card, price_point, stock }: ExchangeOffer, language: Language): ExchangeCardOffer => ({
  id,
  name: (language === 'en' && card.nameEn) || card.name,
  image_url: card.imageUrl,
  model_number: card.modelNumber,
  rarity: card.rarity,
  price_point,
  stock,
});

/** POST /api/user/exchange_card/list[/{page}] */
@Controller('user/exchange_card')
export class OffersController {
  constructor(private readonly queries: QueryBus) {}

  @Post(['list', 'list/:page'])
  @ReadByPost()
  @HttpCode(200)
  @ForMembers()
  async list(@Write() write: WriteRequest, @Param('page') page?: string): Promise<ExchangeCardsResponse> {
    write.parse(OffersRequest);
    const number = parsePage(page);
    const { rows, total } = await this.queries.execute(new GetOpenOffers(number, PAGE_SIZE));
    const list = rows.map((offer) => cardOf(offer, write.context.language));
    return { state: 200, ...buildPage(list, number, PAGE_SIZE, total) };
  }
}
