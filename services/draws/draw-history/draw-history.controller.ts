import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { isoTokyo } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access.js';
import { paymentMethodOf } from '../../platform/http/codes.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { paged, pageOf } from '../../platform/http/page.js';
import { ReadByPost } from '../../platform/http/read-by-post.js';
import {
  CurrentContext,
  memberOf,
  type RequestContext,
  Write,
  type WriteRequest,
} from '../../platform/http/request-context.js';
import type { CardOutcome } from '../streams/draw.state.js';
import { drawnCard, titleOf } from '../wire/drawn-card.js';
import {
  DrawHistoryRequest,
  type PackHistoryAnswer,
  type PackHistoryDetailAnswer,
  type PackHistoryRow,
  type ParcelOfHistory,
  type SendState,
} from './draw-history.contract.js';
import type { DrawHistoryRow, HistoryParcel } from './draw-history.projection.js';
import { GetDrawHistory, GetDrawHistoryDetail, type HistoryEntry } from './draw-history.query.js';
import { parcelsAsPacked } from './parcels-as-packed.js';

const PAGE_SIZE = 20;

const historyRow = ({ row, box }: HistoryEntry, language: Language): PackHistoryRow => ({
  id: row.draw_id,
  pack_id: row.pack_id,
  pack_name: titleOf(box, language),
  created: isoTokyo(new Date(row.created)),
  send_state: row.send_state,
  status: row.send_state === '1' ? '0' : '1',
  point: row.cost,
  payment_method: paymentMethodOf(row.currency),
  count: row.count,
  // What was packed together has one.
  delivery_code: [...new Set(row.parcels.flatMap((parcel) => parcel.deliveryCode ?? []))].join(', '),
  send_card: row.shipped,
  reduction_card: row.converted,
  reduction_point: row.converted_points,
});

/** A parcel's state: shipped, or to be; '4' where it was forfeited before it was shipped. */
const parcelState = ({ deliveryCode, cameBack }: Omit<HistoryParcel, 'shipmentId'>): SendState =>
  deliveryCode !== null ? '3' : cameBack === 'forfeited' ? '4' : '2';

/** A card's state in the history: '1'–'3' as the draw's, '4' turned into points, or forfeited with the account. */
const cardState = (row: DrawHistoryRow, card: number, outcome: CardOutcome): SendState => {
  if (outcome === 'undecided') return '1';
  if (outcome === 'converted' || outcome === 'forfeited') return '4';
  const parcel = row.parcels.find((one) => one.cards.includes(card));
  return parcel ? parcelState(parcel) : '2';
};

/** POST /api/user/history/list[/{page}] and GET /api/user/history/detail/{id} */
@Controller('user/history')
export class DrawHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Post(['list', 'list/:page'])
  @ReadByPost()
  @HttpCode(200)
  @ForMembers()
  async list(@Write() write: WriteRequest, @Param('page') page?: string): Promise<PackHistoryAnswer> {
    const mode = String(write.parse(DrawHistoryRequest).mode ?? '0');
    const state = mode === '0' ? 'all' : (mode as SendState);
    const number = pageOf(page);
    const found = await this.queries.execute(new GetDrawHistory(memberOf(write.context), state, number, PAGE_SIZE));
    const list = found.entries.map((entry) => historyRow(entry, write.context.language));
    return { state: 200, ...paged(list, number, PAGE_SIZE, found.total) };
  }

  @Get('detail/:id')
  @ForMembers()
  async detail(@CurrentContext() context: RequestContext, @Param('id') id: string): Promise<PackHistoryDetailAnswer> {
    const found = isId(id) ? await this.queries.execute(new GetDrawHistoryDetail(memberOf(context), id)) : null;
    if (!found) throw new RefusedError(404);
    const { row, box, prizeIndexes, outcomes, packed } = found;
    const cards = prizeIndexes.map((prizeIndex, card) => ({
      ...drawnCard(box, id, card, prizeIndex, context.language),
      send_state: cardState(row, card, outcomes[card]!),
    }));
    const parcels = parcelsAsPacked(row.parcels, packed).map(
      (parcel): ParcelOfHistory => ({
        id: parcel.id,
        number: parcel.number,
        delivery_code: parcel.deliveryCode ?? '',
        send_state: parcelState(parcel),
        came_back: parcel.cameBack ?? '',
        cards: parcel.cards.map((card) => `${id}.${card}`),
      }),
    );
    return { state: 200, detail: { ...historyRow(found, context.language), cards, parcels } };
  }
}
