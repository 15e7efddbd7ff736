import { Injectable } from '@nestjs/common';
import { Boxes, type BoxStock } from '../../draws/index.js';
import { type Yen, yen } from '../../kernel/money.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { toSearchPattern } from '../../platform/database/like.js';
import { currenciesOf, flagOf, paymentMethodOf } from '../../platform/http/requests/codes.js';
import { type ExtraPrizeTerms, isPackId } from '../streams/pack.events.js';
import { packStreamOf } from '../streams/pack.state.js';
import { arithmeticOf, type CountedPrize } from '../streams/pack-arithmetic.shared.js';
import type {
  ExtraPrizeRecord,
  PackRecord,
  PlannedPublicationResult,
  PrizeRecord,
} from '../wire/pack-record.contract.js';
import { KNOWN_COST } from './cards.rows.js';
import type { PackRow, PrizeRow } from './packs.rows.js';

type CountedRow = PackRow & { readonly tickets: number };
type CostedExtra = ExtraPrizeTerms & { readonly costYen: Yen };
type CostedRow = PrizeRow & { readonly cost_yen: Yen };

const PACK = `select p.*, coalesce((select sum(z.quantity) from catalog.prizes z where z.pack_id = p.pack_id), 0) as tickets
  from catalog.packs p`;
/** The prizes with the current cost of their cards, which is internal and no part of the pack. */
const PRIZES = `select z.*, c.cost_yen from catalog.prizes z
  join (select card_id, ${KNOWN_COST} as cost_yen from catalog.cards) c using (card_id)
  where pack_id = $1 order by z.position`;
const COSTS = `select card_id as id, ${KNOWN_COST} as cost from catalog.cards where card_id = any($1::text[])`;
const BY_CLOCK = `select event_id as id, type, effective_at as at from store.events
  where stream_id = $1 and actor = 'clock' order by stream_version`;
const FILTER = `($1::text[] is null or pack_id = any($1)) and ($2::text[] is null or status = any($2))
  and ($3::text[] is null or card_type::text = any($3)) and ($4::text[] is null or currency = any($4))
  and ($5::text is null or name ilike $5 or name_en ilike $5 or pack_id = $6)`;

/** Reads the packs for operators, drafts included. */
@Injectable()
export class PackRecords {
  constructor(
    private readonly database: Database,
    private readonly boxes: Boxes,
  ) {}

  /** Returns a pack with its prizes and its events by timer; null for an unknown id. */
  async find(packId: string): Promise<PackRecord | null> {
    if (!isPackId(packId)) return null;
    const { pool } = this.database;
    const row = (await pool.query<CountedRow>(`${PACK} where pack_id = $1`, [packId])).rows[0];
    if (!row) return null;
    const stock = (await this.boxes.stockOf([packId])).get(packId);
    const { rows: prizes } = await pool.query<CostedRow>(PRIZES, [packId]);
    const extras = await this.extrasOf(row);
    return { ...recordOf(row, stock, prizes, extras), by_clock: await this.byClock(packId) };
  }

  private async extrasOf({ extra_prizes }: PackRow): Promise<CostedExtra[]> {
    const ids = extra_prizes.map(({ cardId }) => cardId);
    const { rows } = await this.database.pool.query<{ id: string; cost: Yen }>(COSTS, [ids]);
    const costs = new Map(rows.map(({ id, cost }) => [id, cost]));
    return extra_prizes.map((prize) => ({ ...prize, costYen: costs.get(prize.cardId) ?? yen(0) }));
  }

  private async byClock(packId: string): Promise<PlannedPublicationResult[]> {
    const { rows } = await this.database.pool.query<Omit<PlannedPublicationResult, 'at'> & { at: Date }>(BY_CLOCK, [
      packStreamOf(packId),
    ]);
    return rows.map((row) => ({ ...row, at: toTokyoIso(row.at) }));
  }

  /** Returns one page of the packs without their prizes, and the total number. */
  async list({ orderBy, from, limit, filter }: AdminList): Promise<{ records: PackRecord[]; total: number }> {
    const { pool } = this.database;
    const { id = null, status = null, card_type: cardType = null, payment_method: methods } = filter;
    const chosen = [id, status, cardType, methods ? currenciesOf(methods) : null];
    const filterValues = [...chosen, toSearchPattern(filter.q?.[0]), filter.q?.[0] ?? null];
    const counted = await pool.query<{ total: number }>(
      `select count(*) as total from catalog.packs where ${FILTER}`,
      filterValues,
    );
    const { rows } = await pool.query<CountedRow>(`${PACK} where ${FILTER} order by ${orderBy} offset $7 limit $8`, [
      ...filterValues,
      from,
      limit,
    ]);
    const stock = await this.boxes.stockOf(rows.map((row) => row.pack_id));
    return { records: rows.map((row) => recordOf(row, stock.get(row.pack_id))), total: counted.rows[0]!.total };
  }
}

const timeOf = (instant: Date | null): string | null => (instant === null ? null : toTokyoIso(instant));

const recordOf = (
  row: CountedRow,
  stock: BoxStock | undefined,
  prizes?: readonly CostedRow[],
  extras: readonly CostedExtra[] = [],
): PackRecord => ({
  id: row.pack_id,
  version: row.version,
  status: row.status,
  name: row.name,
  name_en: row.name_en,
  card_type: row.card_type,
  payment_method: paymentMethodOf(row.currency),
  price_point: row.price_point,
  image: row.images,
  max_buy_count: row.max_buy_count,
  can_limit: row.can_limit,
  once_a_day: flagOf(row.once_a_day),
  newcomer_days: row.newcomer_days,
  least_rank: row.least_rank?.rankId ?? null,
  start_at: timeOf(row.start_at),
  end_at: timeOf(row.end_at),
  show_cardlist: flagOf(row.show_cardlist),
  detail: row.detail_html,
  detail_en: row.detail_html_en,
  position: row.position,
  tags: row.tags,
  box_hash: row.box_hash,
  publish_at: timeOf(row.publish_at),
  tickets: row.tickets,
  left: stock?.left ?? row.tickets,
  ...(prizes && {
    prizes: prizes.map((prize) => prizeRecordOf(prize, stock)),
    extra_prizes: extras.map(extraRecordOf),
    arithmetic: arithmeticOf({
      currency: row.currency,
      pricePoint: row.price_point,
      prizes: prizes.map(countedPrizeOf),
      extraPrizes: extras,
    }),
  }),
});

const countedPrizeOf = (row: CostedRow): CountedPrize => ({
  rank: row.rank,
  quantity: row.quantity,
  buyPoint: row.buy_point,
  noReduction: row.no_reduction,
  setCount: row.set_count,
  costYen: row.cost_yen,
});

const extraRecordOf = (prize: CostedExtra): ExtraPrizeRecord => ({
  id: prize.prizeId,
  card_id: prize.cardId,
  rule: prize.rule,
  draws: prize.draws,
  buy_point: prize.buyPoint,
  no_reduction: flagOf(prize.noReduction),
  name: prize.name,
  name_en: prize.nameEn,
  image_url: prize.imageUrl,
  model_number: prize.modelNumber,
  rarity_label: prize.rarityLabel,
  set_count: prize.setCount,
  cost_yen: prize.costYen,
});

const prizeRecordOf = (
  { pack_id: _, facts: _facts, prize_id, ...prize }: CostedRow,
  stock: BoxStock | undefined,
): PrizeRecord => ({
  ...prize,
  id: prize_id,
  no_reduction: flagOf(prize.no_reduction),
  is_special_remarks: flagOf(prize.is_special_remarks),
  remaining: stock?.remaining[prize.position] ?? prize.quantity,
});
