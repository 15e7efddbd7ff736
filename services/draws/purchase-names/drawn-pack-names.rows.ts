import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type PurchaseName, PurchaseNames } from '../../points/index.js';

const FIND = `
  select draw_id, cardinality(d.prizes) - d.extras as count, title, title_en
  from draws.draws d join draws.card_sources using (pack_id)
  where draw_id = any($1) and member_id = $2`;

/** Names a draw as its pack was named when the box was opened, and a card received in exchange by its card. */
@Injectable()
export class DrawnPackNames implements PurchaseNames {
  constructor(private readonly database: Database) {}

  async of(memberId: string, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, PurchaseName>> {
    if (purchaseIds.length === 0) return new Map();
    const { rows } = await this.database.pool.query({
      name: 'draws-pack-names',
      text: FIND,
      values: [purchaseIds, memberId],
    });
    return new Map(
      rows.map(({ draw_id, count, title, title_en }) => [
        draw_id,
        { pack: { ja: title, en: title_en || title }, count },
      ]),
    );
  }
}
