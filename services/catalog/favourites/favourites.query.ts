import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Boxes, type DrawnBefore, nextPurchase } from '../../draws/index.js';
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

/** Packs in sight that a member cannot draw of for now. */
export interface UsedUp {
  /** Those of which the member has drawn as many as one member may. */
  readonly full: readonly string[];
  /** Those that are sold once a day, and of which they have bought today. */
  readonly today: readonly string[];
  /** When these are sold again; null where there are none. */
  readonly againAt: Date | null;
}

/** The packs in sight of which a member can draw no more, or no more today. */
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

  /** Packs that count nothing are not looked up. */
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
      const next = pack.once_a_day && lastAt ? nextPurchase(lastAt) : null;
      if (pack.can_limit > 0 && cards >= pack.can_limit) full.push(pack.pack_id);
      else if (next && now < next) {
        today.push(pack.pack_id);
        againAt = next;
      }
    }
    return { full, today, againAt };
  }
}
