import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { Clock, type TokyoDate, toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { flagOf, paymentMethodOf } from '../../platform/http/requests/codes.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import {
  CurrentContext,
  memberOf,
  type RequestContext,
  Write,
  type WriteRequest,
} from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import type { CardOutcome } from '../streams/draw.state.js';
import type { ShippingState } from '../streams/shipping-state.js';
import { titleOf, toDrawnCard } from '../wire/drawn-card.js';
import { sendStateOf, shippingStateOf } from '../wire/send-state.js';
import {
  DrawHistoryRequest,
  type PackHistoryAnswer,
  type PackHistoryDetailAnswer,
  type PackHistoryRow,
  type ParcelOfHistory,
} from './draw-history.contract.js';
import type { DrawHistoryRow, HistoryParcel } from './draw-history.projection.js';
import { GetDrawHistory, GetDrawHistoryDetail, type HistoryEntry } from './draw-history.query.js';
import { mergePackedParcels, type PackedHistoryParcel } from './parcels-as-packed.js';

const PAGE_SIZE = 20;

const historyRow = ({ row, source }: HistoryEntry, language: Language): PackHistoryRow => ({
  id: row.draw_id,
  pack_id: source.terms.packId,
  pack_name: titleOf(source, language),
  created: toTokyoIso(new Date(row.created)),
  send_state: sendStateOf(row.shipping_state),
  status: flagOf(row.shipping_state !== 'undecided'),
  point: row.cost,
  payment_method: paymentMethodOf(row.currency),
  count: row.count,
  // Cards packed together share one code.
  delivery_code: [...new Set(row.parcels.flatMap((parcel) => parcel.deliveryCode ?? []))].join(', '),
  send_card: row.shipped,
  exchange_card: row.exchanged,
  reduction_card: row.converted,
  reduction_point: row.converted_points,
});

/** Returns a parcel's state: shipped, to be shipped, or nothing to ship if it was forfeited before. */
const parcelState = ({ deliveryCode, cameBack }: Omit<HistoryParcel, 'shipmentId'>): ShippingState =>
  deliveryCode !== null ? 'shipped' : cameBack === 'forfeited' ? 'nothing_to_ship' : 'to_ship';

/** Returns true if a parcel has not been shipped by its day although it could have been. */
const isLate = ({ deliveryCode, cameBack, needsAddress, dueOn }: PackedHistoryParcel, today: TokyoDate): boolean =>
  !deliveryCode && !cameBack && !needsAddress && dueOn !== '' && dueOn < today;

/** Returns a card's state in the history. */
const cardState = (row: DrawHistoryRow, card: number, outcome: CardOutcome): ShippingState => {
  if (outcome === 'undecided') return 'undecided';
  if (outcome !== 'shipped') return 'nothing_to_ship';
  const parcel = row.parcels.find((one) => one.cards.includes(card));
  return parcel ? parcelState(parcel) : 'to_ship';
};

/** POST /api/user/history/list[/{page}] and GET /api/user/history/detail/{id} */
@Controller('user/history')
export class DrawHistoryController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Post(['list', 'list/:page'])
  @ReadByPost()
  @HttpCode(200)
  @ForMembers()
  async list(@Write() write: WriteRequest, @Param('page') page?: string): Promise<PackHistoryAnswer> {
    const state = shippingStateOf(String(write.parse(DrawHistoryRequest).mode)) ?? 'all';
    const number = parsePage(page);
    const history = await this.queries.execute(new GetDrawHistory(memberOf(write.context), state, number, PAGE_SIZE));
    const list = history.entries.map((entry) => historyRow(entry, write.context.language));
    return { state: 200, ...buildPage(list, number, PAGE_SIZE, history.total) };
  }

  @Get('detail/:id')
  @ForMembers()
  async detail(@CurrentContext() context: RequestContext, @Param('id') id: string): Promise<PackHistoryDetailAnswer> {
    const detail = isId(id) ? await this.queries.execute(new GetDrawHistoryDetail(memberOf(context), id)) : null;
    if (!detail) throw new RefusedError(404);
    const { row, source, prizeIndexes, outcomes, packed } = detail;
    const cards = prizeIndexes.map((prizeIndex, card) => ({
      ...toDrawnCard(source, id, card, prizeIndex, context.language),
      send_state: sendStateOf(cardState(row, card, outcomes[card]!)),
      is_exchanged: flagOf(outcomes[card] === 'exchanged'),
    }));
    const today = toTokyoDate(this.clock.now());
    const parcels = mergePackedParcels(row.parcels, packed).map(
      (parcel): ParcelOfHistory => ({
        id: parcel.id,
        number: parcel.number,
        delivery_code: parcel.deliveryCode ?? '',
        send_state: sendStateOf(parcelState(parcel)),
        came_back: parcel.cameBack ?? '',
        needs_address: flagOf(parcel.needsAddress),
        due_on: parcel.dueOn,
        is_late: flagOf(isLate(parcel, today)),
        cards: parcel.cards.map((card) => `${id}.${card}`),
      }),
    );
    return { state: 200, detail: { ...historyRow(detail, context.language), cards, parcels } };
  }
}
