import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { CatalogResponses } from '../cache/catalog-responses.js';
import { packFields } from '../wire/pack-fields.js';
import type { PackDetailResponse } from './pack-detail.contract.js';

/** Returns a pack that was ever published, even if its sale is over; null for another id. */
export class GetPackDetail extends Query<BuiltResponse | null> {
  constructor(
    readonly packId: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetPackDetail)
export class GetPackDetailHandler implements IQueryHandler<GetPackDetail> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly responses: CatalogResponses,
  ) {}

  async execute({ packId, language }: GetPackDetail): Promise<BuiltResponse | null> {
    const pack = await this.cache.find(packId);
    if (!pack) return null;
    const view = this.cache.view();
    const key = this.cache.holds(pack) ? `pack ${packId} ${language}` : null;
    return this.responses.of(
      view,
      key,
      [pack],
      (stock): PackDetailResponse => ({
        state: 200,
        detail: packFields(pack, view, stock, language),
      }),
    );
  }
}
