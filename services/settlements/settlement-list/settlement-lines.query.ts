import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { parseTokyoDate } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import type { SettlementLineResource } from './settlement-list.contract.js';

type List = SettlementLineResource['list'];

/** Returns matching lines, and their total number. */
export class GetSettlementLines extends Query<{
  readonly rows: readonly SettlementLineResource[];
  readonly total: RowCount;
}> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const SETTLEMENT_LINE_RULES = {
  sortable: { id: 'id', day: 'day', theirs_yen: 'theirs_yen', ours_yen: 'ours_yen' },
  filterable: ['settlement', 'provider', 'list', 'payment_id'],
  first: ['day', 'DESC'],
} as const;

/** The provider's lines, and the shop's money that a settlement lacks. */
const LINES = `select 'l' || l.id as id, l.list, l.provider, l.day, l.kind, l.order_ref as "order", l.reference,
      m.yen as ours_yen, l.yen as theirs_yen, l.fee, l.payment_id
    from payments.settlement_lines l left join payments.movements m on m.movement_id = l.movement_id
  union all
  select 'm' || m.movement_id, m.list, m.provider, m.day, m.kind, m.payment_id::text, p.provider_ref,
      m.yen, null, null, m.payment_id
    from payments.movements m join payments.payments p on p.payment_id = m.payment_id
   where m.list = 'missing' and m.settled_yen is null`;

const STORED: Readonly<Record<List, string>> = {
  matched: 'matched',
  'other-amount': 'other-amount',
  'theirs-only': 'surplus',
  'ours-only': 'missing',
};
const WIRE = new Map(Object.entries(STORED).map(([list, stored]) => [stored, list as List]));

const storedOf = (list: string): string => (Object.hasOwn(STORED, list) ? STORED[list as List] : '');

const conditionsOf = ({ settlement, provider, list, payment_id }: AdminList['filter']) => {
  const conditions: (readonly [string, unknown])[] = [
    ...(settlement ? [[`provider || '-' || to_char(day, 'YYYY-MM-DD') = any($::text[])`, settlement] as const] : []),
    ...(settlement
      ? [
          [
            'day = any($::date[])',
            settlement.map((id) => parseTokyoDate(id.slice(-10))).filter((day) => day !== null),
          ] as const,
        ]
      : []),
    ...(provider ? [['provider = any($::text[])', provider] as const] : []),
    ...(list ? [['list = any($::text[])', list.map(storedOf)] as const] : []),
    ...(payment_id ? [['payment_id = any($::uuid[])', payment_id.filter(isId)] as const] : []),
  ];
  const sql = conditions.map(([condition], i) => ` and ${condition.replace('$::', `$${i + 1}::`)}`);
  return { where: `from (${LINES}) r where true${sql.join('')}`, values: conditions.map(([, value]) => value) };
};

type LineRow = Omit<SettlementLineResource, 'list'> & { readonly list: string };

@QueryHandler(GetSettlementLines)
export class GetSettlementLinesHandler implements IQueryHandler<GetSettlementLines> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetSettlementLines) {
    const { pool } = this.database;
    const { where, values } = conditionsOf(filter);
    const total = await countRows(pool, where, values, from + limit);
    const [first, second] = [1, 2].map((i) => `$${values.length + i}`);
    const { rows } = await pool.query<LineRow>(
      `select r.id, r.list, r.provider, to_char(r.day, 'YYYY-MM-DD') as day, r.kind, r."order", r.reference, r.ours_yen, r.theirs_yen, r.fee, r.payment_id ${where} order by ${orderBy} offset ${first} limit ${second}`,
      [...values, from, limit],
    );
    return { rows: rows.map((row) => ({ ...row, list: WIRE.get(row.list)! })), total };
  }
}
