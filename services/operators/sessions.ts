import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time.js';
import { Config, derivedKey } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { sessionIdOf } from '../platform/http/anti-forgery.js';
import type { Operator } from './operator.js';

/** An operator at work, in one session. */
export interface OperatorSession extends Operator {
  readonly sessionId: string;
  readonly hasOtp: boolean;
  /** He must sign in with a one-time password, and has none yet. */
  readonly mustSetUpOtp: boolean;
}

/** An operator who may be let in. */
export type Authenticated = Omit<OperatorSession, 'sessionId'>;

export const IDLE_MS = 15 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;

const OPEN = `with ended as (
    delete from operators.operator_sessions where seen_at <= $4 or created_at <= $5),
  seen as (update operators.operators set last_sign_in_at = $3 where id = $2)
  insert into operators.operator_sessions (id, operator_id, created_at, seen_at) values ($1, $2, $3, $3)`;
const SEE = `update operators.operator_sessions s set seen_at = case when $5 then greatest(s.seen_at, $2) else s.seen_at end
  from operators.operators o
 where s.id = $1 and s.seen_at > $3 and s.created_at > $4 and o.id = s.operator_id and o.disabled_at is null
 returning o.id, o.name, o.role, o.otp_secret is not null as has_otp, o.otp_required`;

interface SeenRow {
  id: string;
  name: string;
  role: Operator['role'];
  has_otp: boolean;
  otp_required: boolean;
}

/** The operators' sessions: they end after 15 minutes without a request, and 8 hours after the sign-in. */
@Injectable()
export class OperatorSessions {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.key = derivedKey(config.secret, 'operators');
  }

  /** A new session, and the secret that its cookie carries; the database knows only the secret's hash. */
  async open(operator: Authenticated): Promise<{ readonly session: OperatorSession; readonly token: string }> {
    const token = randomBytes(32).toString('base64url');
    const sessionId = sessionIdOf(token);
    const { now, idleSince, openedBefore } = this.limits();
    await this.database.pool.query(OPEN, [sessionId, operator.operatorId, now, idleSince, openedBefore]);
    return { session: { ...operator, sessionId }, token };
  }

  /** Whose live session it is. What somebody asks for counts as use; what a page asks for by itself does not. */
  async find(token: string, attended = true): Promise<OperatorSession | null> {
    const sessionId = sessionIdOf(token);
    const { now, idleSince, openedBefore } = this.limits();
    const { rows } = await this.database.pool.query<SeenRow>({
      name: 'operators-see-session',
      text: SEE,
      values: [sessionId, now, idleSince, openedBefore, attended],
    });
    const row = rows[0];
    if (!row) return null;
    const { id, name, role, has_otp, otp_required } = row;
    return { sessionId, operatorId: id, name, role, hasOtp: has_otp, mustSetUpOtp: otp_required && !has_otp };
  }

  async close(sessionId: string): Promise<void> {
    await this.database.pool.query('delete from operators.operator_sessions where id = $1', [sessionId]);
  }

  /** The value that this session's unsafe requests carry. */
  csrfOf(sessionId: string): string {
    return createHmac('sha256', this.key).update(sessionId).digest('base64url');
  }

  carriesCsrf(sessionId: string, value: unknown): boolean {
    const given = Buffer.from(typeof value === 'string' ? value : '');
    const expected = Buffer.from(this.csrfOf(sessionId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private limits(): { now: Date; idleSince: Date; openedBefore: Date } {
    const now = this.clock.now();
    return { now, idleSince: new Date(now.getTime() - IDLE_MS), openedBefore: new Date(now.getTime() - LIFETIME_MS) };
  }
}
