import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { Currency } from '../../kernel/money.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { paymentMethodOf } from '../../platform/http/requests/codes.js';
import { type ParcelOfDraw, ParcelsOfDraw, toStoredCarrier } from '../../shipments/index.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { outcomesOf } from '../rows/draws.rows.js';
import { RECEIPT_COLUMNS, type ReceiptRow, receiptOf } from '../rows/receipt.rows.js';
import type { CardSource } from '../streams/card-source.js';
import type { DrawEvent } from '../streams/draw.events.js';
import { type CardOutcome, cardIdOf, drawStreamOf } from '../streams/draw.state.js';
import { isShipOnly } from '../wire/drawn-card.js';
import type { KeptReceipt } from '../wire/receipt.contract.js';
import type { CardOfDraw, DrawDetail, EventOfDraw, ExchangeOfDetail, ParcelOfDetail } from './draws.contract.js';

/** Loads a draw with its cards. Null if the id is unknown. */
export class GetDrawDetail extends Query<DrawDetail | null> {
  constructor(readonly drawId: string) {
    super();
  }
}

const FIND = `select draw_id, member_id, drawn_at, due_at, currency, cost, undecided, paid_from, outcomes, ${RECEIPT_COLUMNS}
  from draws.draws where draw_id = $1`;

interface EventRow extends Omit<EventOfDraw, 'at' | 'type'> {
  readonly at: Date;
  readonly type: DrawEvent['type'];
}

const EVENTS = `select event_id as id, effective_at as at, type, coalesce(data->>'by', case type when 'CardsForfeited' then 'operator' else 'member' end) as by,
    coalesce(json_array_length(data->'prizeIndexes'), case type when 'CardReceived' then 1 else 0 end) as drawn, coalesce(json_array_length(data->'shipped'), 0) as shipped,
    coalesce(json_array_length(data->'converted'), 0) as converted,
    case type when 'CardsExchanged' then json_array_length(data->'cards') else 0 end as exchanged,
    case type when 'CardsForfeited' then json_array_length(data->'cards') else 0 end as forfeited, coalesce((data->>'points')::int, 0) as points
  from store.events where stream_id = $1 order by stream_version`;

const RECEIVED = `select data->>'offerId' as offer_id, (data->>'price')::int as price_point, (data->>'given')::int as total_point,
    (select json_agg(json_build_object('draw_id', g->>'drawId', 'count', json_array_length(g->'cards')))
       from json_array_elements(data->'givenCards') g) as given
  from store.events where stream_id = $1 and type = 'CardReceived'`;

interface Row extends ReceiptRow {
  readonly draw_id: string;
  readonly member_id: string;
  readonly drawn_at: Date;
  readonly due_at: Date;
  readonly currency: Currency;
  readonly cost: number;
  readonly undecided: number;
  readonly paid_from: readonly { readonly lotId: string; readonly kind: string; readonly amount: number }[];
  readonly outcomes: string;
}

const cardOf = (
  row: Row,
  source: CardSource,
  index: number,
  outcome: CardOutcome,
  parcels: readonly ParcelOfDraw[],
): CardOfDraw => {
  const prizeIndex = row.prizes[index]!;
  const prize = source.prizes[prizeIndex]!;
  const parcel = parcels.find(({ cardIndexes }) => cardIndexes.includes(index));
  return {
    id: cardIdOf(row.draw_id, index),
    index,
    prize_id: prize.prizeId,
    rank: prize.rank,
    rank_name: prize.rankName,
    name: prize.name,
    name_en: prize.nameEn,
    model_number: prize.modelNumber,
    image_url: prize.imageUrl,
    buy_point: prize.buyPoint,
    ship_only: isShipOnly(source, prizeIndex),
    outcome,
    shipment_id: parcel?.parcelId ?? null,
    parcel_number: parcel?.number ?? null,
    delivery_code: parcel?.deliveryCode ?? null,
  };
};

const parcelOf = (parcel: ParcelOfDraw): ParcelOfDetail => ({
  id: parcel.parcelId,
  number: parcel.number,
  status: parcel.status,
  delivery_code: parcel.deliveryCode,
  carrier: parcel.carrier && toStoredCarrier(parcel.carrier),
  count: parcel.cardIndexes.length,
});

@QueryHandler(GetDrawDetail)
export class GetDrawDetailHandler implements IQueryHandler<GetDrawDetail> {
  constructor(
    private readonly database: Database,
    private readonly sources: CardSources,
    private readonly boxes: OpenBoxCache,
    private readonly parcels: ParcelsOfDraw,
  ) {}

  async execute({ drawId }: GetDrawDetail): Promise<DrawDetail | null> {
    if (!isId(drawId)) return null;
    const { rows } = await this.database.pool.query<Row>(FIND, [drawId]);
    const row = rows[0];
    if (!row) return null;
    const source = await this.sources.of(row.pack_id);
    const parcels = (await this.parcels.of(row.member_id, [drawId])).get(drawId) ?? [];
    return {
      id: row.draw_id,
      member_id: row.member_id,
      pack_id: row.pack_id,
      pack_name: source.title,
      pack_name_en: source.titleEn,
      created: toTokyoIso(row.drawn_at),
      due_at: toTokyoIso(row.due_at),
      payment_method: paymentMethodOf(row.currency),
      cost: row.cost,
      count: row.prizes.length,
      undecided: row.undecided,
      paid_from: row.paid_from.map(({ lotId, kind, amount }) => ({ lot_id: lotId, kind, amount })),
      cards: outcomesOf(row.outcomes).map((outcome, index) => cardOf(row, source, index, outcome, parcels)),
      parcels: parcels.map(parcelOf),
      receipt: await this.receiptOf(row),
      exchange: await this.exchangeOf(drawId),
      events: await this.eventsOf(drawId),
    };
  }

  private async receiptOf(row: Row): Promise<KeptReceipt | null> {
    const box = await this.boxes.find(row.pack_id);
    return box && receiptOf(row, box);
  }

  private async exchangeOf(drawId: string): Promise<ExchangeOfDetail | null> {
    const { rows } = await this.database.pool.query<ExchangeOfDetail>(RECEIVED, [drawStreamOf(drawId)]);
    return rows[0] ?? null;
  }

  private async eventsOf(drawId: string): Promise<EventOfDraw[]> {
    const { rows } = await this.database.pool.query<EventRow>(EVENTS, [drawStreamOf(drawId)]);
    return rows.map((event) => ({ ...event, at: toTokyoIso(event.at) }));
  }
}
