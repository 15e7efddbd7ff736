import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { eventsBehind } from '../books.js';

/** What runs out of time on one day of Tokyo, if nobody spends it before. */
interface ExpiryDay {
  readonly date: string;
  readonly paid: number;
  readonly free: number;
  readonly lots: number;
}

export interface ExpiryForecast {
  /** Soonest first; days on which nothing ends are left out. */
  readonly days: readonly ExpiryDay[];
  readonly paid: number;
  readonly free: number;
  /** How many events the forecast is behind the log; null before the first has been read. */
  readonly events_behind: number | null;
}

export class GetExpiryForecast extends Query<ExpiryForecast> {}

const DAYS = `select expires_on as date, sum(paid)::bigint as paid, sum(free)::bigint as free, sum(lots)::bigint as lots
  from audit.lots_by_day group by expires_on having sum(lots) > 0 order by expires_on`;

/** Reads sums by day, which grow with the days and not with the lots. */
@QueryHandler(GetExpiryForecast)
export class GetExpiryForecastHandler implements IQueryHandler<GetExpiryForecast> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<ExpiryForecast> {
    const { pool } = this.database;
    const [{ rows: days }, events_behind] = await Promise.all([
      pool.query<ExpiryDay>(DAYS),
      eventsBehind(pool, ['lots']),
    ]);
    const sum = (kind: 'paid' | 'free') => days.reduce((total, day) => total + day[kind], 0);
    return { days, paid: sum('paid'), free: sum('free'), events_behind };
  }
}
