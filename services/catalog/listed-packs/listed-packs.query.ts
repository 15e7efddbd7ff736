import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CatalogCache } from '../cache/catalog-cache.js';
import { ALL_PACKS } from '../cache/catalog-snapshot.js';

/** Returns the ids of all packs shown to visitors, in the shop’s order. */
export class GetListedPacks extends Query<readonly string[]> {}

@QueryHandler(GetListedPacks)
export class GetListedPacksHandler implements IQueryHandler<GetListedPacks> {
  constructor(private readonly cache: CatalogCache) {}

  async execute(): Promise<readonly string[]> {
    return this.cache
      .view()
      .ofType(ALL_PACKS)
      .map(({ pack_id }) => pack_id);
  }
}
