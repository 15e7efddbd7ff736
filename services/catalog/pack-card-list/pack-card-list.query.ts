import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { flagOf } from '../../platform/http/codes.js';
import { paged } from '../../platform/http/page.js';
import { CatalogAnswers, remainingOf } from '../cache/catalog-answers.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import type { BuiltAnswer } from '../cache/kept-answer.js';
import type { PrizeRow } from '../rows/packs.rows.js';
import type { PackCard, PackCardListAnswer } from './pack-card-list.contract.js';
import { returnsOf } from './pack-returns.js';

const PAGE_SIZE = 20;

/** One page of a pack's prizes in rank order; none where the shop does not show them; null for an unknown pack. */
export class GetPackCardList extends Query<BuiltAnswer | null> {
  constructor(
    readonly packId: string,
    readonly page: number,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetPackCardList)
export class GetPackCardListHandler implements IQueryHandler<GetPackCardList> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly answers: CatalogAnswers,
  ) {}

  async execute({ packId, page, language }: GetPackCardList): Promise<BuiltAnswer | null> {
    const pack = await this.cache.find(packId);
    if (!pack) return null;
    const prizes = pack.show_cardlist ? pack.prizes : [];
    const shown = prizes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const key = this.cache.holds(pack) && shown.length > 0 ? `cards ${packId} ${page} ${language}` : null;
    return this.answers.of(this.cache.view(), key, [pack], (stock): PackCardListAnswer => {
      const list = shown.map((prize) => prizeFields(prize, remainingOf(stock, prize), language));
      const returns = returnsOf(
        pack.currency,
        pack.price_point,
        prizes.map((prize) => ({
          remaining: remainingOf(stock, prize),
          buyPoint: prize.buy_point,
          noReduction: prize.no_reduction,
        })),
      );
      return { state: 200, ...paged(list, page, PAGE_SIZE, prizes.length), returns };
    });
  }
}

const prizeFields = (prize: PrizeRow, remaining: number, language: Language): PackCard => ({
  id: prize.prize_id,
  rank: prize.rank,
  rank_name: language === 'ja' ? prize.rank_name : prize.rank_name_en,
  name: language === 'ja' ? prize.name : prize.name_en,
  image_url: prize.image_url,
  model_number: prize.model_number,
  rarity: prize.rarity,
  rarity_label: prize.rarity_label,
  set_count: prize.set_count,
  special_remarks: prize.special_remarks,
  is_special_remarks: flagOf(prize.is_special_remarks),
  no_reduction: flagOf(prize.no_reduction),
  buy_point: prize.buy_point,
  remaining,
});
