import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { buildPage } from '../../platform/http/requests/page.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { CatalogResponses, remainingOf } from '../cache/catalog-responses.js';
import { packCardFields } from '../wire/pack-card-fields.js';
import type { PackCardListResponse, PrizeOrder } from './pack-card-list.contract.js';
import { returnsOf } from './pack-returns.js';
import { sortPrizes } from './prize-order.js';

const PAGE_SIZE = 20;

/** Returns one page of the prizes of a pack; empty if the shop hides them; null for an unknown pack. */
export class GetPackCardList extends Query<BuiltResponse | null> {
  constructor(
    readonly packId: string,
    readonly page: number,
    readonly order: PrizeOrder,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetPackCardList)
export class GetPackCardListHandler implements IQueryHandler<GetPackCardList> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly responses: CatalogResponses,
  ) {}

  async execute({ packId, page, order, language }: GetPackCardList): Promise<BuiltResponse | null> {
    const pack = await this.cache.find(packId);
    if (!pack) return null;
    const prizes = pack.show_cardlist ? pack.prizes : [];
    const from = (page - 1) * PAGE_SIZE;
    const key = this.cache.holds(pack) && from < prizes.length ? `cards ${packId} ${page} ${order} ${language}` : null;
    return this.responses.of(this.cache.view(), key, [pack], (stock): PackCardListResponse => {
      const list = sortPrizes(order, prizes, (prize) => remainingOf(stock, prize))
        .slice(from, from + PAGE_SIZE)
        .map((prize) =>
          packCardFields(prize, remainingOf(stock, prize), this.cache.referenceOf(prize.card_id), language),
        );
      const returns = returnsOf(
        pack.currency,
        pack.price_point,
        prizes.map((prize) => ({
          remaining: remainingOf(stock, prize),
          buyPoint: prize.buy_point,
          noReduction: prize.no_reduction,
        })),
      );
      return { state: 200, ...buildPage(list, page, PAGE_SIZE, prizes.length), returns };
    });
  }
}
