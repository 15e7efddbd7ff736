import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../../kernel/time.js';
import { DAY_MS } from '../../../kernel/time.js';
import { Batcher } from '../../concurrency/batcher.js';
import type { StoreTransaction } from '../../store/transaction.js';
import { sessionIdOf } from './csrf-token.js';

/** The session of a logged-in member. */
export interface Session {
  readonly memberId: string;
  /** A deadline of this member has passed and must be settled before the request is served. */
  readonly overdue: boolean;
}

const BROWSER_SESSION_MS = DAY_MS;
/** A proof of identity in a session is valid for this long; the same holds for operators. */
export const PROOF_LIFETIME_MS = 10 * 60_000;
export const REMEMBERED_SESSION_MS = 90 * DAY_MS;

/** The last use of a session is stored to the hour: a write for each request would cost more than it is worth. */
const SEEN_PRECISION_MS = 3_600_000;

const FIND = `select s.id, s.member_id, s.seen_at < $3 as stale,
    exists (select from store.deadlines d where d.owner = s.member_id and d.due_at <= $2) as overdue
  from http.sessions s where s.id = any($1::text[]) and s.expires_at > $2`;
const OPEN = `insert into http.sessions (id, member_id, created_at, seen_at, proved_at, expires_at, device)
  values ($1, $2, $3, $3, $3, $4, $5)
  on conflict (id) do nothing`;
/** Records a log-in as a use. Later uses are recorded together with `seen_at` of the session. */
const NOTE_USE = `insert into http.last_uses as u (member_id, used_at) values ($1, $2)
  on conflict (member_id) do update set used_at = greatest(u.used_at, excluded.used_at)`;
/** Skips rows that another process is updating, so that neither waits for the other. */
const NOTE_SEEN = `with seen as (update http.sessions set seen_at = $2 where id in
    (select id from http.sessions where id = any($1::text[]) and seen_at < $3 for update skip locked) returning member_id)
  update http.last_uses set used_at = $2 where member_id in
    (select member_id from http.last_uses where member_id in (select member_id from seen) and used_at < $2 for update skip locked)`;
const ALL_OF = `select id, number, device, created_at as "createdAt", seen_at as "seenAt" from http.sessions
  where member_id = $1 and expires_at > $2 order by seen_at desc, created_at desc limit 100`;
const END_OF = 'select expires_at as "endsAt" from http.sessions where id = $1';
const PROVE = 'update http.sessions set proved_at = $2 where id = $1';
const PROVED = 'select from http.sessions where id = $1 and proved_at > $2';
const REMEMBERED = `select from http.sessions
  where id = $1 and expires_at - created_at > $2 * interval '1 millisecond'`;

/** A session as its member sees it. */
export interface ActiveSession {
  readonly id: string;
  /** Number by which the member refers to the session. */
  readonly number: string;
  /** The browser's own description; '' where none was stored. */
  readonly device: string;
  readonly createdAt: Date;
  /** Time of the last use, to the hour. */
  readonly seenAt: Date;
}

const MAX_DEVICE_LENGTH = 300;

/** Stores the members' sessions. A visitor's session is only a cookie; its row is inserted at log-in. */
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

  /** Returns the token of the session that a log-in opens. The same log-in sent twice gets the same token. */
  tokenAfterLogIn(token: string, idempotencyKey: string): string {
    return createHmac('sha256', this.key).update(`${token}\n${idempotencyKey}`).digest('base64url');
  }

  /** Returns the live session of this id, or null. Concurrent lookups share one query. */
  find(sessionId: string): Promise<Session | null> {
    return this.lookups.submit('', sessionId);
  }

  /** Opens a session in the log-in's transaction; `device` is the browser's own description. */
  open(tx: StoreTransaction, token: string, memberId: string, remembered: boolean, device = ''): void {
    const lifetimeMs = remembered ? REMEMBERED_SESSION_MS : BROWSER_SESSION_MS;
    const expiresAt = new Date(tx.now.getTime() + lifetimeMs);
    tx.write('sessions-open', OPEN, [
      sessionIdOf(token),
      memberId,
      tx.now,
      expiresAt,
      device.slice(0, MAX_DEVICE_LENGTH),
    ]);
    tx.write('sessions-note-use', NOTE_USE, [memberId, tx.now]);
  }

  /** Ends every session of a member who has left, and forgets when they used one. */
  forget(tx: StoreTransaction, memberId: string): void {
    this.closeAllOf(tx, memberId);
    tx.write('sessions-forget-use', 'delete from http.last_uses where member_id = $1', [memberId]);
  }

  /** Returns true when a session outlives its browser; false for an unknown session. */
  async isRemembered(sessionId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(REMEMBERED, [sessionId, BROWSER_SESSION_MS]);
    return rowCount === 1;
  }

  /** Returns the expiry of a session; null for an unknown one. */
  async endOf(sessionId: string): Promise<Date | null> {
    return (await this.pool.query<{ endsAt: Date }>(END_OF, [sessionId])).rows[0]?.endsAt ?? null;
  }

  /** Records that the member has proved their identity again in this session. */
  async prove(sessionId: string): Promise<void> {
    await this.pool.query(PROVE, [sessionId, this.clock.now()]);
  }

  /** Returns true when the member has logged in or proved their identity again in this session within `PROOF_LIFETIME_MS`. */
  async isProved(sessionId: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - PROOF_LIFETIME_MS);
    return (await this.pool.query(PROVED, [sessionId, since])).rowCount === 1;
  }

  async close(sessionId: string): Promise<void> {
    await this.pool.query('delete from http.sessions where id = $1', [sessionId]);
  }

  /** Ends every session of a member in the given transaction, except the session `but`. */
  closeAllOf(tx: StoreTransaction, memberId: string, but = ''): void {
    tx.write('sessions-close-all', 'delete from http.sessions where member_id = $1 and id <> $2', [memberId, but]);
  }

  /** Ends one session of a member by its number, in the given transaction. @returns true when it existed */
  async closeOf(tx: StoreTransaction, memberId: string, number: string): Promise<boolean> {
    const statement = 'delete from http.sessions where member_id = $1 and number = $2 returning number';
    return (await tx.read('sessions-close-of', statement, [memberId, number])).length > 0;
  }

  /** Returns the live sessions of a member, the last used first; at most 100. */
  async allOf(memberId: string): Promise<readonly ActiveSession[]> {
    return (await this.pool.query<ActiveSession>(ALL_OF, [memberId, this.clock.now()])).rows;
  }

  private async findAll(ids: readonly string[]): Promise<(Session | null)[]> {
    const now = this.clock.now();
    const staleBefore = new Date(now.getTime() - SEEN_PRECISION_MS);
    const { rows } = await this.pool.query<{ id: string; member_id: string; stale: boolean; overdue: boolean }>({
      name: 'sessions-find',
      text: FIND,
      values: [ids, now, staleBefore],
    });
    const stale = rows.filter((row) => row.stale).map((row) => row.id);
    if (stale.length > 0) await this.pool.query(NOTE_SEEN, [stale, now, staleBefore]);
    const sessionById = new Map(rows.map((row) => [row.id, { memberId: row.member_id, overdue: row.overdue }]));
    return ids.map((id) => sessionById.get(id) ?? null);
  }
}
