import type { Pool } from 'pg';
import { type Clock, DAY_MS } from '../../kernel/time.js';
import { RESPONSE_LIFETIME_MS } from '../http/access/csrf-token.js';
import { TEXT_COLUMNS } from '../mail/mail-text.js';
import type { Outdated } from '../part.js';

const BATCH = 5000;
/** Retention of the recipients and texts of sent mails. */
const MAIL_LIFE_MS = 90 * DAY_MS;

const OF_THE_PLATFORM: readonly Outdated[] = [
  { table: 'store.answers', column: 'created_at', lifeMs: RESPONSE_LIFETIME_MS },
  { table: 'http.sessions', column: 'expires_at', lifeMs: 0 },
  { table: 'http.attempts', column: 'forgotten_at', lifeMs: 0 },
  {
    table: 'mail.messages',
    column: 'coalesce(sent_at, discarded_at)',
    lifeMs: MAIL_LIFE_MS,
    erased: ['recipient', 'subject', ...TEXT_COLUMNS, 'error'],
  },
  { table: 'sms.recent', column: 'last_at', lifeMs: DAY_MS },
];

/** Returns the SQL that deletes or erases one batch of outdated rows. */
const statementOf = ({ table, column, erased }: Outdated): string => {
  const outdatedRows = (condition: string) => `where ctid = any(array(
    select ctid from ${table} where ${column} < $1 ${condition} limit ${BATCH}))`;
  if (!erased) return `delete from ${table} ${outdatedRows('')}`;
  const emptied = erased.map((name) => `${name} = null`).join(', ');
  return `update ${table} set ${emptied} ${outdatedRows(`and ${erased[0]} is not null`)}`;
};

/** Deletes expired responses and sessions, and erases the recipients of old mails. */
export class Housekeeping {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly ofTheParts: readonly Outdated[],
  ) {}

  async tidy(): Promise<void> {
    for (const outdated of [...OF_THE_PLATFORM, ...this.ofTheParts]) await this.clear(outdated);
  }

  /** Deletes in batches, so that no lock is held for long. */
  private async clear(outdated: Outdated): Promise<void> {
    const before = new Date(this.clock.now().getTime() - outdated.lifeMs);
    const statement = statementOf(outdated);
    for (;;) {
      const { rowCount } = await this.pool.query(statement, [before]);
      if ((rowCount ?? 0) < BATCH) return;
    }
  }
}
