import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { networkOf } from '../../platform/attempts/network-of.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';

const WINDOW_MS = 15 * 60_000;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;

const COUNT = `insert into operators.sign_in_attempts as a (key, attempts, ends_at)
  values ($1, 1, $3)
  on conflict (key) do update set
    attempts = case when a.ends_at <= $2 then 1 else a.attempts + 1 end,
    ends_at = case when a.ends_at <= $2 then $3 else a.ends_at end
  returning attempts, ends_at as "endsAt"`;
const FORGET = 'delete from operators.sign_in_attempts where key = $1 or ends_at <= $2';

const accountKey = (account: string): string =>
  `account:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`;

/** Limits the sign-in attempts within 15 minutes for each account and address. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Counts an attempt on an account.
   *
   * @param account the key of the counter: a mail address, or another limited subject
   * @returns seconds until the next attempt; 0 if this one is allowed
   */
  count(account: string): Promise<number> {
    return this.countUnder(accountKey(account), PER_ACCOUNT);
  }

  /**
   * Counts an attempt from an address before its body is parsed.
   *
   * @returns seconds until the next attempt; 0 if this one is allowed
   */
  countFrom(address: string): Promise<number> {
    return this.countUnder(`address:${networkOf(address)}`, PER_ADDRESS);
  }

  private async countUnder(key: string, most: number): Promise<number> {
    if (!this.config.rateLimits) return 0;
    const now = this.clock.now();
    const values = [key, now, new Date(now.getTime() + WINDOW_MS)];
    const { rows } = await this.database.pool.query<{ attempts: number; endsAt: Date }>(COUNT, values);
    const { attempts, endsAt } = rows[0]!;
    return attempts > most ? Math.ceil(Math.max(0, endsAt.getTime() - now.getTime()) / 1000) : 0;
  }

  /** Resets the counter of an account after a successful sign-in. */
  async forget(account: string): Promise<void> {
    await this.database.pool.query(FORGET, [accountKey(account), this.clock.now()]);
  }
}
