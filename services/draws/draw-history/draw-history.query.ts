import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { In, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { loadOverlay, mergePage } from '../../platform/projections/overlay.js';
import { type ParcelOfDraw, ParcelsOfDraw } from '../../shipments/index.js';
import { CardSources } from '../open-boxes/card-sources.js';
import { outcomesOf } from '../rows/draws.rows.js';
import type { CardSource } from '../streams/card-source.js';
import type { CardOutcome } from '../streams/draw.state.js';
import type { ShippingState } from '../streams/shipping-state.js';
import { type DrawHistoryRow, drawHistoryProjection } from './draw-history.projection.js';

/** A draw of the history and the source of its cards. */
export interface HistoryEntry {
  readonly row: DrawHistoryRow;
  readonly source: CardSource;
}

/** Loads a page of a member's draws, newest first. `page` starts at 1. */
export class GetDrawHistory extends Query<{ entries: readonly HistoryEntry[]; total: number }> {
  constructor(
    readonly memberId: string,
    readonly state: ShippingState | 'all',
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

/** Loads one draw of a member with each of its cards; null if it is not theirs. */
export class GetDrawHistoryDetail extends Query<
  | (HistoryEntry & {
      prizeIndexes: readonly number[];
      outcomes: readonly CardOutcome[];
      /** The cards of the draw that go into one parcel. */
      packed: readonly ParcelOfDraw[];
    })
  | null
> {
  constructor(
    readonly memberId: string,
    readonly drawId: string,
  ) {
    super();
  }
}

const newestFirst = (a: DrawHistoryRow, b: DrawHistoryRow): number =>
  new Date(b.created).getTime() - new Date(a.created).getTime() || (a.draw_id < b.draw_id ? 1 : -1);

@QueryHandler(GetDrawHistory)
export class GetDrawHistoryHandler implements IQueryHandler<GetDrawHistory> {
  constructor(
    private readonly database: Database,
    private readonly sources: CardSources,
  ) {}

  async execute({ memberId, state, page, size }: GetDrawHistory) {
    const overlay = await loadOverlay<DrawHistoryRow>(this.database.pool, drawHistoryProjection, memberId);
    const overlaid = overlay.rows.filter((row) => state === 'all' || row.shipping_state === state);
    const table = this.database.table(drawHistoryProjection);
    const where = {
      member_id: memberId,
      ...(overlay.keys.length > 0 ? { draw_id: Not(In(overlay.keys)) } : {}),
      ...(state === 'all' ? {} : { shipping_state: state }),
    };
    const total = await table.countBy(where);
    const rows = await mergePage(overlaid, newestFirst, (page - 1) * size, size, (skip, take) =>
      table.find({ where, order: { created: 'DESC', draw_id: 'DESC' }, skip, take }),
    );
    const entries = await Promise.all(rows.map(async (row) => ({ row, source: await this.sources.of(row.pack_id) })));
    return { entries, total: total + overlaid.length };
  }
}

@QueryHandler(GetDrawHistoryDetail)
export class GetDrawHistoryDetailHandler implements IQueryHandler<GetDrawHistoryDetail> {
  constructor(
    private readonly database: Database,
    private readonly sources: CardSources,
    private readonly parcels: ParcelsOfDraw,
  ) {}

  async execute({ memberId, drawId }: GetDrawHistoryDetail) {
    const { pool } = this.database;
    const { rows } = await pool.query({
      name: 'draw-history-cards',
      text: 'select pack_id, prizes, outcomes from draws.draws where draw_id = $1 and member_id = $2',
      values: [drawId, memberId],
    });
    const draw = rows[0];
    if (!draw) return null;
    const overlay = await loadOverlay<DrawHistoryRow>(pool, drawHistoryProjection, memberId);
    const row =
      overlay.rows.find((one) => one.draw_id === drawId) ??
      (await this.database.table(drawHistoryProjection).findOneBy({ draw_id: drawId }));
    if (!row) return null;
    const packed = row.parcels.length > 0 ? ((await this.parcels.of(memberId, [drawId])).get(drawId) ?? []) : [];
    const source = await this.sources.of(draw.pack_id);
    return { row, source, prizeIndexes: draw.prizes, outcomes: outcomesOf(draw.outcomes), packed };
  }
}
