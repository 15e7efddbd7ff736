import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { Currency } from '../../kernel/money.js';
import { toTokyoIso } from '../../kernel/time.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { paymentMethodOf } from '../../platform/http/requests/codes.js';
import { CardSources } from '../open-boxes/card-sources.js';
import type { ShippingState } from '../streams/shipping-state.js';
import { sendStateOf, shippingStateOf } from '../wire/send-state.js';
import type { DrawResource } from './draws.contract.js';

/** A filter and an order of draws. Its SQL comes only from the list's rules. */
interface DrawListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Returns the matching draws and their number. */
export class GetDraws extends Query<{ readonly rows: readonly DrawResource[]; readonly total: RowCount }> {
  constructor(
    readonly request: DrawListRequest,
    readonly since: Date | undefined,
    readonly until: Date | undefined,
  ) {
    super();
  }
}

const COLUMNS = `draw_id as id, member_id, pack_id, created, currency, cost, count,
  count - shipped - converted - exchanged - forfeited as undecided, shipped, converted, converted_points, exchanged,
  shipping_state`;

type Row = Omit<DrawResource, 'created' | 'payment_method' | 'send_state' | 'pack_name' | 'pack_name_en'> & {
  readonly created: Date;
  readonly currency: Currency;
  readonly shipping_state: ShippingState;
};

const conditionsOf = ({ request: { filter }, since, until }: GetDraws): { where: string; values: unknown[] } => {
  const values: unknown[] = [];
  const where = ['true'];
  const add = (sql: string, value: unknown) => where.push(`${sql}$${values.push(value)}`);
  const among = (sql: string, type: string, candidates: readonly unknown[]) =>
    candidates.length === 1
      ? where.push(`${sql} = $${values.push(candidates[0])}::${type}`)
      : where.push(`${sql} = any($${values.push(candidates)}::${type}[])`);
  if (filter.id) among('draw_id', 'uuid', filter.id.filter(isId));
  if (filter.member_id) among('member_id', 'uuid', filter.member_id.filter(isId));
  if (filter.pack_id) among('pack_id', 'text', filter.pack_id);
  const states = filter.send_state?.flatMap((code) => shippingStateOf(code) ?? []);
  if (states) among('shipping_state', 'text', states);
  if (since) add('created >= ', since);
  if (until) add('created <= ', until);
  return { where: where.join(' and '), values };
};

@QueryHandler(GetDraws)
export class GetDrawsHandler implements IQueryHandler<GetDraws> {
  constructor(
    private readonly database: Database,
    private readonly sources: CardSources,
  ) {}

  async execute(query: GetDraws) {
    const { pool } = this.database;
    const { where, values } = conditionsOf(query);
    const { orderBy, from, limit } = query.request;
    const matching = `from draws.draw_history where ${where}`;
    const total = await countRows(pool, matching, values, from + limit);
    const text = `select ${COLUMNS} ${matching} order by ${orderBy} offset $${values.length + 1} limit $${values.length + 2}`;
    const { rows } = await pool.query<Row>(text, [...values, from, limit]);
    return { rows: await Promise.all(rows.map((row) => this.resourceOf(row))), total };
  }

  private async resourceOf(row: Row): Promise<DrawResource> {
    const source = await this.sources.of(row.pack_id);
    return {
      id: row.id,
      member_id: row.member_id,
      pack_id: row.pack_id,
      created: toTokyoIso(row.created),
      payment_method: paymentMethodOf(row.currency),
      cost: row.cost,
      count: row.count,
      undecided: row.undecided,
      shipped: row.shipped,
      converted: row.converted,
      converted_points: row.converted_points,
      exchanged: row.exchanged,
      send_state: sendStateOf(row.shipping_state),
      pack_name: source.title,
      pack_name_en: source.titleEn,
    };
  }
}
