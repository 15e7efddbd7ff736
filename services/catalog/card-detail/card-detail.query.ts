import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { CatalogResponses, remainingOf, type Stock } from '../cache/catalog-responses.js';
import { ALL_PACKS, type CatalogPack, type CatalogSnapshot } from '../cache/catalog-snapshot.js';
import { packCardFields } from '../wire/pack-card-fields.js';
import { packFields } from '../wire/pack-fields.js';
import type { CardDetailResponse, PackOfPrize } from './card-detail.contract.js';

/** Returns a card as packs show it; null if no published pack shows it. */
export class GetCardDetail extends Query<BuiltResponse | null> {
  constructor(
    readonly cardId: string,
    /** Null for any pack. */
    readonly packId: string | null,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetCardDetail)
export class GetCardDetailHandler implements IQueryHandler<GetCardDetail> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly responses: CatalogResponses,
  ) {}

  async execute({ cardId, packId, language }: GetCardDetail): Promise<BuiltResponse | null> {
    const requestedPack = packId === null ? null : await this.cache.find(packId);
    const view = this.cache.view();
    const listed = view.ofType(ALL_PACKS).filter((pack) => shows(pack, cardId));
    const pack = requestedPack && shows(requestedPack, cardId) ? requestedPack : listed[0];
    if (!pack) return null;
    const key = this.cache.holds(pack) ? `card ${cardId} ${pack.pack_id} ${language}` : null;
    return this.responses.of(view, key, [pack, ...listed], (stock): CardDetailResponse => {
      const toPackOfPrize = (one: CatalogPack) => this.packOfPrize(one, cardId, view, stock, language);
      return { state: 200, detail: { pack: toPackOfPrize(pack), packs: listed.map(toPackOfPrize) } };
    });
  }

  private packOfPrize(
    pack: CatalogPack,
    cardId: string,
    view: CatalogSnapshot,
    stock: Stock,
    language: Language,
  ): PackOfPrize {
    const { id, name, point, payment_method, pack_count, is_before, start_date } = packFields(
      pack,
      view,
      stock,
      language,
    );
    const prizes = pack.prizes
      .filter((prize) => prize.card_id === cardId)
      .map((prize) => packCardFields(prize, remainingOf(stock, prize), this.cache.referenceOf(cardId), language));
    return { id, name, point, payment_method, pack_count, is_before, start_date, prizes };
  }
}

/** Returns true if the pack shows its prizes and has this card. */
const shows = (pack: CatalogPack, cardId: string): boolean =>
  pack.show_cardlist && pack.prizes.some((prize) => prize.card_id === cardId);
