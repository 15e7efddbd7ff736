import { Injectable } from '@nestjs/common';
import { Boxes, type BoxStock } from '../draws/index.js';
import { isoTokyo } from '../kernel/time.js';
import type { AdminList } from '../operators/index.js';
import { Database } from '../platform/database/database.js';
import { flag } from './pack-fields.js';
import type { PackRow, PrizeRow } from './pack-rows.js';
import { isPackId } from './streams/pack.events.js';

/** A pack as operators see it; what of it they may edit has the names of a draft. */
export type PackRecord = ReturnType<typeof recordOf>;

type CountedRow = PackRow & { readonly tickets: number };

const PACK = `select p.*, coalesce((select sum(z.quantity) from catalog.prizes z where z.pack_id = p.pack_id), 0) as tickets
  from catalog.packs p`;
const PRIZES = 'select * from catalog.prizes where pack_id = $1 order by position';
const WANTED = `($1::text[] is null or pack_id = any($1)) and ($2::text[] is null or status = any($2))
  and ($3::text[] is null or card_type::text = any($3)) and ($4::text[] is null or payment_method = any($4))`;

/** The packs as operators see them, drafts too. */
@Injectable()
export class PackRecords {
  constructor(
    private readonly database: Database,
    private readonly boxes: Boxes,
  ) {}

  /** With its prizes; null for an unknown id. */
  async find(packId: string): Promise<PackRecord | null> {
    if (!isPackId(packId)) return null;
    const { pool } = this.database;
    const row = (await pool.query<CountedRow>(`${PACK} where pack_id = $1`, [packId])).rows[0];
    if (!row) return null;
    const stock = (await this.boxes.stockOf([packId])).get(packId);
    return recordOf(row, stock, (await pool.query<PrizeRow>(PRIZES, [packId])).rows);
  }

  /** One stretch of the packs wanted, and how many there are; without their prizes. */
  async list({ orderBy, from, limit, filter }: AdminList): Promise<{ records: PackRecord[]; total: number }> {
    const { pool } = this.database;
    const wanted = [filter.id ?? null, filter.status ?? null, filter.card_type ?? null, filter.payment_method ?? null];
    const counted = await pool.query<{ total: number }>(
      `select count(*) as total from catalog.packs where ${WANTED}`,
      wanted,
    );
    const { rows } = await pool.query<CountedRow>(`${PACK} where ${WANTED} order by ${orderBy} offset $5 limit $6`, [
      ...wanted,
      from,
      limit,
    ]);
    const stock = await this.boxes.stockOf(rows.map((row) => row.pack_id));
    return { records: rows.map((row) => recordOf(row, stock.get(row.pack_id))), total: counted.rows[0]!.total };
  }
}

const timeOf = (instant: Date | null): string | null => (instant === null ? null : isoTokyo(instant));

const recordOf = (row: CountedRow, stock: BoxStock | undefined, prizes?: readonly PrizeRow[]) => ({
  id: row.pack_id,
  version: row.version,
  status: row.status,
  name: row.name,
  name_en: row.name_en,
  card_type: row.card_type,
  payment_method: row.payment_method,
  price_point: row.price_point,
  image: row.images,
  max_buy_count: row.max_buy_count,
  can_limit: row.can_limit,
  start_at: timeOf(row.start_at),
  end_at: timeOf(row.end_at),
  show_cardlist: flag(row.show_cardlist),
  detail: row.detail_html,
  detail_en: row.detail_html_en,
  position: row.position,
  box_hash: row.box_hash,
  tickets: row.tickets,
  left: stock?.left ?? row.tickets,
  ...(prizes && { prizes: prizes.map((prize) => prizeRecordOf(prize, stock)) }),
});

const prizeRecordOf = ({ pack_id: _, prize_id, ...prize }: PrizeRow, stock: BoxStock | undefined) => ({
  ...prize,
  id: prize_id,
  no_reduction: flag(prize.no_reduction),
  is_special_remarks: flag(prize.is_special_remarks),
  remaining: stock?.remaining[prize.position] ?? prize.quantity,
});
