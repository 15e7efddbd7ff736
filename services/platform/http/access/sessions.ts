import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../../kernel/time.js';
import { DAY_MS } from '../../../kernel/time.js';
import { Batcher } from '../../concurrency/batcher.js';
import type { StoreTransaction } from '../../store/transaction.js';
import { sessionIdOf } from './csrf-token.js';

/** Whose session it is, or that nobody is logged in. */
export interface Session {
  readonly memberId: string;
  /** Something of this member is due and must be settled before the request is served. */
  readonly overdue: boolean;
}

const BROWSER_SESSION_MS = DAY_MS;
/** How long it counts that a member has shown, in a session, that it is them in person: as for operators. */
export const PROOF_LIFETIME_MS = 10 * 60_000;
export const REMEMBERED_SESSION_MS = 90 * DAY_MS;

/** When a session was last used is kept to the hour: a write for each request would cost more than it tells. */
const SEEN_PRECISION_MS = 3_600_000;

const FIND = `select s.id, s.member_id, s.seen_at < $3 as stale,
    exists (select from store.deadlines d where d.owner = s.member_id and d.due_at <= $2) as overdue
  from http.sessions s where s.id = any($1::text[]) and s.expires_at > $2`;
const OPEN = `insert into http.sessions (id, member_id, created_at, seen_at, proved_at, expires_at, device)
  values ($1, $2, $3, $3, $3, $4, $5)
  on conflict (id) do nothing`;
/** A log-in is a use; later ones are noted with what a session was last used at. */
const NOTE_USE = `insert into http.last_uses as u (member_id, used_at) values ($1, $2)
  on conflict (member_id) do update set used_at = greatest(u.used_at, excluded.used_at)`;
/** Passes by what another process notes at the moment: neither is to wait for the other. */
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
  /** What the member names it by. */
  readonly number: string;
  /** What the browser said it is; '' where that was not kept. */
  readonly device: string;
  readonly createdAt: Date;
  /** To the hour. */
  readonly seenAt: Date;
}

const MAX_DEVICE_LENGTH = 300;

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
  tokenAfterLogIn(token: string, idempotencyKey: string): string {
    return createHmac('sha256', this.key).update(`${token}\n${idempotencyKey}`).digest('base64url');
  }

  /** The live session of this id; lookups of the same moment share one query. */
  find(sessionId: string): Promise<Session | null> {
    return this.lookups.submit('', sessionId);
  }

  /** Opens a session in the log-in's transaction; `device` is what the browser says it is. */
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

  /** Whether a session outlives its browser; false for one that is none. */
  async isRemembered(sessionId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(REMEMBERED, [sessionId, BROWSER_SESSION_MS]);
    return rowCount === 1;
  }

  /** When a session ends by itself; null for one that is none. */
  async endOf(sessionId: string): Promise<Date | null> {
    return (await this.pool.query<{ endsAt: Date }>(END_OF, [sessionId])).rows[0]?.endsAt ?? null;
  }

  /** The member has shown again, in this session, who they are. */
  async prove(sessionId: string): Promise<void> {
    await this.pool.query(PROVE, [sessionId, this.clock.now()]);
  }

  /** Whether the member has logged in with this session, or shown again who they are, within `PROVED_MS`. */
  async isProved(sessionId: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - PROOF_LIFETIME_MS);
    return (await this.pool.query(PROVED, [sessionId, since])).rowCount === 1;
  }

  async close(sessionId: string): Promise<void> {
    await this.pool.query('delete from http.sessions where id = $1', [sessionId]);
  }

  /** Ends every session of a member, in the transaction of what ends them; `but` names one that stays. */
  closeAllOf(tx: StoreTransaction, memberId: string, but = ''): void {
    tx.write('sessions-close-all', 'delete from http.sessions where member_id = $1 and id <> $2', [memberId, but]);
  }

  /** Ends one session of a member by its number, in the transaction of what ends it. @returns whether there was one */
  async closeOf(tx: StoreTransaction, memberId: string, number: string): Promise<boolean> {
    const statement = 'delete from http.sessions where member_id = $1 and number = $2 returning number';
    return (await tx.read('sessions-close-of', statement, [memberId, number])).length > 0;
  }

  /** The live sessions of a member, the last used first; 100 at the most. */
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
