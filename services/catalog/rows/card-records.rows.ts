import { Injectable } from '@nestjs/common';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { toSearchPattern } from '../../platform/database/like.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import type { CardRecord, PackOfCard } from '../wire/card-record.contract.js';
import type { CardRow } from './cards.rows.js';

const PACKS = `select distinct on (p.pack_id::bigint) p.pack_id as id, p.name, p.name_en, p.status
  from catalog.prizes z join catalog.packs p using (pack_id) where z.card_id = $1 order by p.pack_id::bigint desc`;
const KNOWN = 'select card_id from catalog.cards where card_id = any($1::text[])';
const FILTER = `($1::text[] is null or card_id = any($1)) and ($2::text[] is null or rarity::text = any($2))
  and ($3::text is null or name ilike $3 or name_en ilike $3 or model_number ilike $3 or card_id ilike $3)`;

/** Reads the cards for operators. */
@Injectable()
export class CardRecords {
  constructor(private readonly database: Database) {}

  /** Returns a card with its packs; null for an unknown id. */
  async find(id: string): Promise<CardRecord | null> {
    const { pool } = this.database;
    const { rows } = await pool.query<CardRow>('select * from catalog.cards where card_id = $1', [id]);
    return rows[0] ? recordOf(rows[0], (await pool.query<PackOfCard>(PACKS, [id])).rows) : null;
  }

  /** Returns those of the ids that belong to a card. */
  async knownOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.database.pool.query<{ card_id: string }>(KNOWN, [ids]);
    return new Set(rows.map(({ card_id }) => card_id));
  }

  /** Returns one page of the cards and the total number. */
  async list({ orderBy, from, limit, filter }: AdminList): Promise<{ records: CardRecord[]; total: number }> {
    const { pool } = this.database;
    const filterValues = [filter.id ?? null, filter.rarity ?? null, toSearchPattern(filter.q?.[0])];
    const counted = await pool.query<{ total: number }>(
      `select count(*) as total from catalog.cards where ${FILTER}`,
      filterValues,
    );
    const { rows } = await pool.query<CardRow>(
      `select * from catalog.cards where ${FILTER} order by ${orderBy} offset $4 limit $5`,
      [...filterValues, from, limit],
    );
    return { records: rows.map((row) => recordOf(row)), total: counted.rows[0]!.total };
  }
}

const recordOf = ({ card_id, ...row }: CardRow, packs?: readonly PackOfCard[]): CardRecord => ({
  id: card_id,
  ...row,
  no_reduction: flagOf(row.no_reduction),
  is_special_remarks: flagOf(row.is_special_remarks),
  ...(packs && { packs }),
});
