import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { PLACES } from './card-places.projection.js';
import type { AllCards, CardsOfPack } from './cards-ledger.contract.js';

/** Which packs, in what order; the SQL in it comes from the list's rules alone. */
interface PacksWanted {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Packs that were put on sale and match, and how many they are in all. */
export class GetCardsLedger extends Query<{ readonly rows: readonly CardsOfPack[]; readonly total: number }> {
  constructor(readonly wanted: PacksWanted) {
    super();
  }
}

/** The cards of one pack; null for one that was never put on sale. */
export class GetCardsOfPack extends Query<CardsOfPack | null> {
  constructor(readonly packId: string) {
    super();
  }
}

export class GetAllCards extends Query<AllCards> {}

const TICKETS = `(select sum((p->>'quantity')::bigint)::bigint from json_array_elements(b.manifest::json->'prizes') p)`;
const IN_BOX = '(select coalesce(sum(r), 0)::bigint from unnest(b.remaining) r)';
const SUMS = PLACES.map((place) => `coalesce(sum(${place}), 0)::bigint as ${place}`).join(', ');
const DIFFERENCE = `tickets - in_box - ${PLACES.join(' - ')} as difference`;
const BOXES = `from draws.boxes b where ($1::text[] is null or b.pack_id = any($1)) and ($2::text[] is null or b.status = any($2))`;
const BOX = `b.pack_id as id, b.offer->>'title' as title, b.offer->>'titleEn' as title_en, b.status,
  ${TICKETS} as tickets, ${IN_BOX} as in_box`;

/** One page of packs; what their cards come to is summed already. */
const pageOf = (orderBy: string): string => `
  select id, title, title_en, status, tickets, in_box, ${PLACES.join(', ')}, ${DIFFERENCE}
    from (select ${BOX}, row_number() over (order by ${orderBy}) as nth ${BOXES} order by nth offset $3 limit $4) b
   cross join lateral (select ${SUMS} from ledger.cards_by_pack c where c.pack_id = b.id) p order by nth`;

const ALL = `select b.*, p.*, ${DIFFERENCE},
    (select lag_events from store.standings where reader = 'card_places') as events_behind
  from (select count(*) as packs, coalesce(sum(${TICKETS}), 0)::bigint as tickets,
               coalesce(sum(${IN_BOX}), 0)::bigint as in_box from draws.boxes b) b
 cross join (select ${SUMS} from ledger.cards_by_pack) p`;

@QueryHandler(GetCardsLedger)
export class GetCardsLedgerHandler implements IQueryHandler<GetCardsLedger> {
  constructor(private readonly database: Database) {}

  async execute({ wanted: { orderBy, from, limit, filter } }: GetCardsLedger) {
    const { pool } = this.database;
    const matching = [filter.id, filter.status];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${BOXES}`, matching);
    const { rows } = await pool.query<CardsOfPack>(pageOf(orderBy), [...matching, from, limit]);
    return { rows, total: counted[0]!.total };
  }
}

@QueryHandler(GetCardsOfPack)
export class GetCardsOfPackHandler implements IQueryHandler<GetCardsOfPack> {
  constructor(private readonly database: Database) {}

  async execute({ packId }: GetCardsOfPack): Promise<CardsOfPack | null> {
    const { rows } = await this.database.pool.query<CardsOfPack>(pageOf('b.pack_id'), [[packId], null, 0, 1]);
    return rows[0] ?? null;
  }
}

@QueryHandler(GetAllCards)
export class GetAllCardsHandler implements IQueryHandler<GetAllCards> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<AllCards> {
    return (await this.database.pool.query<AllCards>(ALL)).rows[0]!;
  }
}
