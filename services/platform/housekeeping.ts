import type { Pool } from 'pg';
import type { Clock } from '../kernel/time.js';
import { ANSWER_LIFE_MS } from './http/anti-forgery.js';
import type { Outdated } from './part.js';

const PORTION = 5000;

const OF_THE_PLATFORM: readonly Outdated[] = [
  { table: 'store.answers', column: 'created_at', lifeMs: ANSWER_LIFE_MS },
  { table: 'http.sessions', column: 'expires_at', lifeMs: 0 },
  { table: 'http.attempts', column: 'forgotten_at', lifeMs: 0 },
];

/** Takes away what nobody can ask for any more: answers whose values have died, sessions that have ended. */
export class Housekeeping {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly ofTheParts: readonly Outdated[],
  ) {}

  async tidy(): Promise<void> {
    for (const outdated of [...OF_THE_PLATFORM, ...this.ofTheParts]) await this.delete(outdated);
  }

  /** In portions, so that no lock is held for long. */
  private async delete({ table, column, lifeMs }: Outdated): Promise<void> {
    const before = new Date(this.clock.now().getTime() - lifeMs);
    const statement = `delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < $1 limit ${PORTION}))`;
    for (;;) {
      const { rowCount } = await this.pool.query(statement, [before]);
      if ((rowCount ?? 0) < PORTION) return;
    }
  }
}
