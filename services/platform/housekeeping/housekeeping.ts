import type { Pool } from 'pg';
import { type Clock, DAY_MS } from '../../kernel/time.js';
import { RESPONSE_LIFETIME_MS } from '../http/access/csrf-token.js';
import { TEXT_COLUMNS } from '../mail/mail-text.js';
import type { Outdated } from '../part.js';

const BATCH_SIZE = 5000;
/** Retention of the recipients and texts of sent mails. */
const MAIL_RETENTION_MS = 90 * DAY_MS;

const PLATFORM_TABLES: readonly Outdated[] = [
  { table: 'store.answers', column: 'created_at', lifeMs: RESPONSE_LIFETIME_MS },
  { table: 'http.sessions', column: 'expires_at', lifeMs: 0 },
  { table: 'http.attempts', column: 'forgotten_at', lifeMs: 0 },
  {
    table: 'mail.messages',
    column: 'coalesce(sent_at, discarded_at)',
    lifeMs: MAIL_RETENTION_MS,
    erased: ['recipient', 'subject', ...TEXT_COLUMNS, 'error'],
  },
  { table: 'sms.recent', column: 'last_at', lifeMs: DAY_MS },
];

/** Returns the SQL that deletes or erases one batch of outdated rows. */
const buildStatement = ({ table, column, erased }: Outdated): string => {
  const outdatedRows = (condition: string) => `where ctid = any(array(
    select ctid from ${table} where ${column} < $1 ${condition} limit ${BATCH_SIZE}))`;
  if (!erased) return `delete from ${table} ${outdatedRows('')}`;
  const assignments = erased.map((name) => `${name} = null`).join(', ');
  return `update ${table} set ${assignments} ${outdatedRows(`and ${erased[0]} is not null`)}`;
};

/** Deletes expired responses and sessions, and erases the recipients of old mails. */
export class Housekeeping {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly moduleTables: readonly Outdated[],
  ) {}

  /** Deletes and erases all outdated rows of the platform and the modules. */
  async tidy(): Promise<void> {
    for (const outdated of [...PLATFORM_TABLES, ...this.moduleTables]) await this.clear(outdated);
  }

  /** Deletes in batches, so that no lock is held for long. */
  private async clear(outdated: Outdated): Promise<void> {
    const before = new Date(this.clock.now().getTime() - outdated.lifeMs);
    const statement = buildStatement(outdated);
    for (;;) {
      const { rowCount } = await this.pool.query(statement, [before]);
      if ((rowCount ?? 0) < BATCH_SIZE) return;
    }
  }
}
