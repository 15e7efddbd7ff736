import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { addDays } from '../../kernel/business-days.js';
import { startOfTokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { PointSale, PointSales } from './point-sales.contract.js';
import type { SalesPeriod } from './sales-period.js';

export class GetPointSales extends Query<PointSales> {
  constructor(readonly period: SalesPeriod) {
    super();
  }
}

/** SQL of the amounts that providers' accounts lost to members and to suspense on each day. */
const READ = `select to_char(e.at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, p.method, p.course_id, p.yen as price,
    count(*) as payments, sum(-e.amount)::bigint as yen
  from ledger.ledger_entries e join payments.payments p on p.payment_id::text = e.document
 where e.kind = 'payment' and e.account_class like 'provider:%' and e.amount < 0 and e.at >= $1 and e.at < $2
 group by 1, 2, 3, 4 order by 1 desc, yen desc, 2, 4, 3`;

@QueryHandler(GetPointSales)
export class GetPointSalesHandler implements IQueryHandler<GetPointSales> {
  constructor(private readonly database: Database) {}

  async execute({ period: { from, to } }: GetPointSales): Promise<PointSales> {
    const ends = [startOfTokyoDate(from), startOfTokyoDate(addDays(to, 1))];
    const { rows: sales } = await this.database.pool.query<PointSale>(READ, ends);
    const sum = (of: 'payments' | 'yen') => sales.reduce((total, sale) => total + sale[of], 0);
    return { from, to, sales, payments: sum('payments'), yen: sum('yen') };
  }
}
