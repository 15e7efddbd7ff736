import { Injectable } from '@nestjs/common';
import { type Coins, coins, type Points, points } from '../kernel/points.js';
import { Clock } from '../kernel/time.js';
import { Database } from '../platform/database/database.js';

export interface Balance {
  readonly points: Points;
  readonly coins: Coins;
}

const BALANCE = `select w.paid + w.free - coalesce((select sum(l.remaining) from points.lots l
     where l.member_id = w.member_id and l.live and l.expires_at <= $2), 0) as points, w.coin
  from points.wallets w where w.member_id = $1`;

/** What members have, exact at this moment: a lot is worth nothing from its expiry on. */
@Injectable()
export class PointBalances {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Nothing, for a member without a wallet. */
  async of(memberId: string): Promise<Balance> {
    const { rows } = await this.database.pool.query<{ points: number; coin: number }>({
      name: 'points-balance',
      text: BALANCE,
      values: [memberId, this.clock.now()],
    });
    return { points: points(rows[0]?.points ?? 0), coins: coins(rows[0]?.coin ?? 0) };
  }
}
