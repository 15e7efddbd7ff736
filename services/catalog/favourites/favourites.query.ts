import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import type { AnyEnvelope } from '../../platform/http/envelope.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { ALL_PACKS } from '../cache/catalog-snapshot.js';
import { PackPages } from '../cache/pack-pages.js';
import { favouritesOf } from '../rows/favourites.rows.js';
import type { PackSearch } from '../streams/pack-search.js';

/** The ids of the packs that a member has marked, the last one first. */
export class GetFavourites extends Query<readonly string[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetFavourites)
export class GetFavouritesHandler implements IQueryHandler<GetFavourites> {
  constructor(private readonly database: Database) {}

  execute({ memberId }: GetFavourites): Promise<readonly string[]> {
    return favouritesOf(this.database.pool, memberId);
  }
}

/** One page of the packs of a type that a member has marked; `page` from 1. */
export class GetFavouriteList extends Query<AnyEnvelope> {
  constructor(
    readonly memberId: string,
    readonly type: number,
    readonly page: number,
    readonly language: Language,
    readonly search: PackSearch | null,
  ) {
    super();
  }
}

@QueryHandler(GetFavouriteList)
export class GetFavouriteListHandler implements IQueryHandler<GetFavouriteList> {
  constructor(
    private readonly database: Database,
    private readonly pages: PackPages,
  ) {}

  async execute({ memberId, ...asked }: GetFavouriteList): Promise<AnyEnvelope> {
    const among = new Set(await favouritesOf(this.database.pool, memberId));
    // The envelope, not the bytes: those are kept and given to others.
    return (await this.pages.of({ ...asked, among })).envelope;
  }
}

/** The packs in sight of which a member has drawn as many as one member may. */
export class GetUsedUp extends Query<readonly string[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetUsedUp)
export class GetUsedUpHandler implements IQueryHandler<GetUsedUp> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly boxes: Boxes,
  ) {}

  async execute({ memberId }: GetUsedUp): Promise<readonly string[]> {
    const limited = this.cache
      .view()
      .ofType(ALL_PACKS)
      .filter(({ can_limit }) => can_limit > 0);
    const ids = limited.map(({ pack_id }) => pack_id);
    const drawn = ids.length > 0 ? await this.boxes.drawnBy(memberId, ids) : new Map<string, number>();
    return limited.filter(({ pack_id, can_limit }) => (drawn.get(pack_id) ?? 0) >= can_limit).map((p) => p.pack_id);
  }
}
