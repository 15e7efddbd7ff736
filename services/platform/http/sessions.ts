import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { DAY_MS } from '../../kernel/time.js';
import { Batcher } from '../concurrency/batcher.js';
import type { StoreTransaction } from '../store/transaction.js';
import { sessionIdOf } from './anti-forgery.js';

/** Whose session it is, or that nobody is logged in. */
export interface Session {
  readonly memberId: string;
  /** Something of this member is due and must be settled before the request is served. */
  readonly overdue: boolean;
}

const BROWSER_SESSION_MS = DAY_MS;
export const REMEMBERED_SESSION_MS = 90 * DAY_MS;

const FIND = `select s.id, s.member_id,
    exists (select from store.deadlines d where d.owner = s.member_id and d.due_at <= $2) as overdue
  from http.sessions s where s.id = any($1::text[]) and s.expires_at > $2`;
const OPEN = `insert into http.sessions (id, member_id, created_at, expires_at) values ($1, $2, $3, $4)
  on conflict (id) do nothing`;

/** The members' sessions. A visitor's session is only their cookie; a row appears when they log in. */
export class Sessions {
  private readonly lookups: Batcher<string, Session | null>;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly key: Buffer,
  ) {
    this.lookups = new Batcher((_, ids) => this.findAll(ids), 500, 100_000);
  }

  newToken(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The token of the session that a log-in opens: the same log-in sent twice gives the same one. */
  tokenAfterLogIn(token: string, answerKey: string): string {
    return createHmac('sha256', this.key).update(`${token}\n${answerKey}`).digest('base64url');
  }

  /** The live session of this id; lookups of the same moment share one query. */
  find(sessionId: string): Promise<Session | null> {
    return this.lookups.submit('', sessionId);
  }

  /** Opens a session in the log-in's transaction. */
  open(tx: StoreTransaction, token: string, memberId: string, remembered: boolean): void {
    const lifetimeMs = remembered ? REMEMBERED_SESSION_MS : BROWSER_SESSION_MS;
    const expiresAt = new Date(tx.now.getTime() + lifetimeMs);
    tx.write('sessions-open', OPEN, [sessionIdOf(token), memberId, tx.now, expiresAt]);
  }

  async close(sessionId: string): Promise<void> {
    await this.pool.query('delete from http.sessions where id = $1', [sessionId]);
  }

  /** Ends every session of a member, in the transaction of what ends them; `but` names one that stays. */
  closeAllOf(tx: StoreTransaction, memberId: string, but = ''): void {
    tx.write('sessions-close-all', 'delete from http.sessions where member_id = $1 and id <> $2', [memberId, but]);
  }

  private async findAll(ids: readonly string[]): Promise<(Session | null)[]> {
    const { rows } = await this.pool.query<{ id: string; member_id: string; overdue: boolean }>({
      name: 'sessions-find',
      text: FIND,
      values: [ids, this.clock.now()],
    });
    const found = new Map(rows.map((row) => [row.id, { memberId: row.member_id, overdue: row.overdue }]));
    return ids.map((id) => found.get(id) ?? null);
  }
}
