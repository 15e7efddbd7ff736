import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';

/** A limit of attempts: a burst of `atOnce`, and one more in each interval. */
export interface AttemptLimit {
  /** The limited action and subject; stored as a hash. */
  readonly key: string;
  readonly atOnce: number;
  readonly intervalMs: number;
}

const COUNT = 'select http.count_attempt($1, $2, $3, $4) as "waitMs"';
const GIVE_BACK = `update http.attempts a set forgotten_at = a.forgotten_at - l.interval_ms * interval '1 millisecond'
  from unnest($1::text[], $2::integer[]) l (key, interval_ms) where a.key = l.key`;
const FORGET = 'delete from http.attempts where key = any($1)';

const keyOf = ({ key }: AttemptLimit): string => createHash('sha256').update(key).digest('base64url');

/** Counts attempts of strangers over all processes. Old attempts are deleted gradually. */
export class AttemptLimits {
  /** @param on false: nothing is limited */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly on: boolean,
  ) {}

  /**
   * Counts one attempt under every limit, or under none when one is used up.
   *
   * @returns whole seconds until it may be made; 0 when it may be made now
   */
  async count(...limits: readonly AttemptLimit[]): Promise<number> {
    if (!this.on) return 0;
    const values = [
      limits.map(keyOf),
      limits.map(({ atOnce }) => atOnce),
      limits.map(({ intervalMs }) => intervalMs),
      this.clock.now(),
    ];
    const { rows } = await this.pool.query<{ waitMs: number }>({ name: 'attempts-count', text: COUNT, values });
    return Math.ceil(rows[0]!.waitMs / 1000);
  }

  /** The attempt that was counted came to nothing that should count. */
  async giveBack(...limits: readonly AttemptLimit[]): Promise<void> {
    if (!this.on || limits.length === 0) return;
    const values = [limits.map(keyOf), limits.map(({ intervalMs }) => intervalMs)];
    await this.pool.query({ name: 'attempts-give-back', text: GIVE_BACK, values });
  }

  /** All that was tried under these limits is forgotten. */
  async forget(...limits: readonly AttemptLimit[]): Promise<void> {
    if (!this.on || limits.length === 0) return;
    await this.pool.query({ name: 'attempts-forget', text: FORGET, values: [limits.map(keyOf)] });
  }
}
