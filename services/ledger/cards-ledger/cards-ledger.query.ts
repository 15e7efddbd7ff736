import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { PLACES } from './card-places.projection.js';
import type { AllCards, CardsOfPack } from './cards-ledger.contract.js';

/** A filter and an order of packs. Its SQL comes only from the list's rules. */
interface PackListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Returns the matching packs and offers that were put on sale, and their total number. */
export class GetCardsLedger extends Query<{ readonly rows: readonly CardsOfPack[]; readonly total: number }> {
  constructor(readonly request: PackListRequest) {
    super();
  }
}

/** Loads the cards of one pack or offer; null if it was never put on sale. */
export class GetCardsOfPack extends Query<CardsOfPack | null> {
  constructor(readonly packId: string) {
    super();
  }
}

export class GetAllCards extends Query<AllCards> {}

/** Counts a box's extra prizes won after a number of draws, by the same rule as `findWinsAfter` of the draws. */
const extrasBehind = (drawn: string): string => `(
  select coalesce(sum(case x.rule
      when 'every' then b.tickets / (x.draws->>0)::int - ${drawn} / (x.draws->>0)::int
      when 'last' then case when ${drawn} < b.tickets then 1 else 0 end
      else (select count(*) from json_array_elements_text(x.draws) at (draw)
             where at.draw::int > ${drawn} and at.draw::int <= b.tickets) end), 0)::bigint
    from json_to_recordset(coalesce(b.manifest::json->'extra_prizes', '[]')) x (rule text, draws json))`;
/** All sources of cards: the boxes by their public manifests, with the extra prizes, and the offers of the exchange. */
const STOCKS = `(
  select b.pack_id, 'pack' as kind, b.offer->>'title' as title, b.offer->>'titleEn' as title_en, b.status, b.opened_at,
         (select sum((p->>'quantity')::bigint)::bigint from json_array_elements(b.manifest::json->'prizes') p)
           + ${extrasBehind('0')} as tickets,
         (select coalesce(sum(r), 0)::bigint from unnest(b.remaining) r) + ${extrasBehind('b.drawn')} as in_box
    from draws.boxes b
  union all
  select o.id::text, 'offer', c.title, c.title_en, case when o.withdrawn_at is null then 'open' else 'closed' end,
         o.created_at, (o.stock + o.taken)::bigint, o.stock::bigint
    from exchanges.offers o join draws.offered_cards c on c.offer_id = o.id::text)`;
const SUMS = PLACES.map((place) => `coalesce(sum(${place}), 0)::bigint as ${place}`).join(', ');
const DIFFERENCE = `tickets - in_box - ${PLACES.join(' - ')} as difference`;
const MATCHING = `from ${STOCKS} b where ($1::text[] is null or b.pack_id = any($1)) and ($2::text[] is null or b.status = any($2))`;
const STOCK = 'b.pack_id as id, b.kind, b.title, b.title_en, b.status, b.tickets, b.in_box';

/** SQL of one page of packs. Their cards are summed already. */
const pageOf = (orderBy: string): string => `
  select id, kind, title, title_en, status, tickets, in_box, ${PLACES.join(', ')}, ${DIFFERENCE}
    from (select ${STOCK}, row_number() over (order by ${orderBy}) as nth ${MATCHING} order by nth offset $3 limit $4) b
   cross join lateral (select ${SUMS} from ledger.cards_by_pack c where c.pack_id = b.id) p order by nth`;

const ALL = `select b.*, p.*, ${DIFFERENCE},
    (select lag_events from store.standings where reader = 'card_places') as events_behind
  from (select count(*) filter (where kind = 'pack') as packs, coalesce(sum(tickets), 0)::bigint as tickets,
               coalesce(sum(in_box), 0)::bigint as in_box from ${STOCKS} s) b
 cross join (select ${SUMS} from ledger.cards_by_pack) p`;

@QueryHandler(GetCardsLedger)
export class GetCardsLedgerHandler implements IQueryHandler<GetCardsLedger> {
  constructor(private readonly database: Database) {}

  async execute({ request: { orderBy, from, limit, filter } }: GetCardsLedger) {
    const { pool } = this.database;
    const matching = [filter.id, filter.status];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
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
