import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { ExpiryDay, ExpiryForecast } from './expiry-forecast.contract.js';

export class GetExpiryForecast extends Query<ExpiryForecast> {}

const READ = `select to_char(day at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as date, paid, free, lots
  from (select date_trunc('day', expires_at, 'Asia/Tokyo') as day, count(*) as lots,
               coalesce(sum(remaining) filter (where kind = 'paid'), 0)::bigint as paid,
               coalesce(sum(remaining) filter (where kind = 'free'), 0)::bigint as free
          from points.lots where live group by 1) d order by day`;

/** Reads the lots themselves: exact, with one row for each lot with points left. */
@QueryHandler(GetExpiryForecast)
export class GetExpiryForecastHandler implements IQueryHandler<GetExpiryForecast> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<ExpiryForecast> {
    const { rows: days } = await this.database.pool.query<ExpiryDay>(READ);
    const sum = (kind: 'paid' | 'free') => days.reduce((total, day) => total + day[kind], 0);
    return { days, paid: sum('paid'), free: sum('free') };
  }
}
