import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Boxes, computeNextPurchase, type DrawnBefore } from '../../draws/index.js';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import type { AnyEnvelope } from '../../platform/http/responses/envelope.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { ALL_PACKS } from '../cache/catalog-snapshot.js';
import { PackPages } from '../cache/pack-pages.js';
import { favouritesOf } from '../rows/favourites.rows.js';
import type { PackSearch } from '../streams/pack-search.js';

/** Returns the ids of the packs that a member has marked, newest first. */
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

/** Returns one page of a member’s marked packs of a type; `page` starts at 1. */
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

  async execute({ memberId, ...page }: GetFavouriteList): Promise<AnyEnvelope> {
    const among = new Set(await favouritesOf(this.database.pool, memberId));
    // Returns the envelope, because the stored bytes are shared with other members.
    return (await this.pages.of({ ...page, among })).envelope;
  }
}

/** The listed packs that a member cannot draw from now. */
export interface UsedUp {
  /** The packs from which the member has reached the limit per member. */
  readonly full: readonly string[];
  /** The packs sold once a day from which the member has bought today. */
  readonly today: readonly string[];
  /** The moment at which these are sold again; null if there are none. */
  readonly againAt: Date | null;
}

/** Returns the listed packs from which a member cannot draw, for good or until tomorrow. */
export class GetUsedUp extends Query<UsedUp> {
  constructor(
    readonly memberId: string,
    readonly now: Date,
  ) {
    super();
  }
}

const NEVER: DrawnBefore = { cards: 0, lastAt: null };

@QueryHandler(GetUsedUp)
export class GetUsedUpHandler implements IQueryHandler<GetUsedUp> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly boxes: Boxes,
  ) {}

  /** Skips packs without a limit. */
  async execute({ memberId, now }: GetUsedUp): Promise<UsedUp> {
    const counting = this.cache
      .view()
      .ofType(ALL_PACKS)
      .filter((pack) => pack.can_limit > 0 || pack.once_a_day);
    const ids = counting.map(({ pack_id }) => pack_id);
    const drawn = ids.length > 0 ? await this.boxes.drawnBy(memberId, ids) : new Map<string, DrawnBefore>();
    const full: string[] = [];
    const today: string[] = [];
    let againAt: Date | null = null;
    for (const pack of counting) {
      const { cards, lastAt } = drawn.get(pack.pack_id) ?? NEVER;
      const next = pack.once_a_day && lastAt ? computeNextPurchase(lastAt) : null;
      if (pack.can_limit > 0 && cards >= pack.can_limit) full.push(pack.pack_id);
      else if (next && now < next) {
        today.push(pack.pack_id);
        againAt = next;
      }
    }
    return { full, today, againAt };
  }
}
