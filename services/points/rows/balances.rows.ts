import { Injectable } from '@nestjs/common';
import { type Coins, coins, type Points, points } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';

export interface Balance {
  readonly points: Points;
  readonly coins: Coins;
}

/** The balance of a member without a wallet. */
export const NO_BALANCE: Balance = { points: points(0), coins: coins(0) };

const BALANCES = `select w.member_id, w.paid + w.free - coalesce((select sum(l.remaining) from points.lots l
     where l.member_id = w.member_id and l.live and l.expires_at <= $2), 0) as points, w.coin
  from points.wallets w where w.member_id = any($1::uuid[])`;

/** The balances of members, exact at this moment: a lot has no value from its expiry on. */
@Injectable()
export class PointBalances {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns a balance, zero for a member without a wallet. */
  async of(memberId: string): Promise<Balance> {
    return (await this.ofAll([memberId])).get(memberId) ?? NO_BALANCE;
  }

  /** Returns balances by member, without members who have no wallet. */
  async ofAll(memberIds: readonly string[]): Promise<Map<string, Balance>> {
    const { rows } = await this.database.pool.query<{ member_id: string; points: number; coin: number }>({
      name: 'points-balances',
      text: BALANCES,
      values: [memberIds, this.clock.now()],
    });
    return new Map(rows.map((row) => [row.member_id, { points: points(row.points), coins: coins(row.coin) }]));
  }
}
