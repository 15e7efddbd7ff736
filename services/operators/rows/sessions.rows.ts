import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Config, deriveKey } from '../../platform/config.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { type OperatorSession, SignedInOperators } from '../../platform/console-api/access/signed-in-operators.js';
import { Database } from '../../platform/database/database.js';
import { sessionIdOf } from '../../platform/http/access/csrf-token.js';
import { Settings } from '../../platform/settings.js';
import { otpOfAll } from '../operator-settings.js';

/** An operator who has passed the checks of a sign-in. */
export type Authenticated = Omit<OperatorSession, 'sessionId' | 'confirmed'>;

export const IDLE_MS = 15 * 60_000;
/** The lifetime of a confirmation of identity. */
export const CONFIRMED_MS = 10 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;

const OPEN = `with ended as (
    delete from operators.operator_sessions where seen_at <= $4 or created_at <= $5),
  seen as (update operators.operators set last_sign_in_at = $3 where id = $2)
  insert into operators.operator_sessions (id, operator_id, created_at, seen_at) values ($1, $2, $3, $3)`;
const SEE = `update operators.operator_sessions s set seen_at = case when $5 then greatest(s.seen_at, $2) else s.seen_at end
  from operators.operators o
 where s.id = $1 and s.seen_at > $3 and s.created_at > $4 and o.id = s.operator_id and o.disabled_at is null
 returning o.id, o.name, o.role, o.otp_secret is not null as has_otp, o.otp_required, s.confirmed_at > $6 as confirmed`;
const CONFIRM = 'update operators.operator_sessions set confirmed_at = $2 where id = $1';

interface SeenRow {
  id: string;
  name: string;
  role: Operator['role'];
  has_otp: boolean;
  otp_required: boolean;
  confirmed: boolean | null;
}

/** Stores the operators' sessions, which end after 15 idle minutes, and 8 hours after the sign-in. */
@Injectable()
export class OperatorSessions extends SignedInOperators {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    config: Config,
  ) {
    super();
    this.key = deriveKey(config.secret, 'operators');
  }

  /** Opens a session and returns the secret for its cookie. The database stores only the secret's hash. */
  async open(operator: Authenticated): Promise<{ readonly session: OperatorSession; readonly token: string }> {
    const token = randomBytes(32).toString('base64url');
    const sessionId = sessionIdOf(token);
    const { now, idleSince, openedBefore } = this.limits();
    await this.database.pool.query(OPEN, [sessionId, operator.operatorId, now, idleSince, openedBefore]);
    return { session: { ...operator, sessionId, confirmed: false }, token };
  }

  async find(token: string, isAttended = true): Promise<OperatorSession | null> {
    const sessionId = sessionIdOf(token);
    const { now, idleSince, openedBefore, confirmedSince } = this.limits();
    const { rows } = await this.database.pool.query<SeenRow>({
      name: 'operators-see-session',
      text: SEE,
      values: [sessionId, now, idleSince, openedBefore, isAttended, confirmedSince],
    });
    const row = rows[0];
    if (!row) return null;
    const { id, name, role, has_otp: hasOtp, otp_required } = row;
    const mustSetUpOtp = !hasOtp && (otp_required || this.settings.get(otpOfAll));
    return { sessionId, operatorId: id, name, role, hasOtp, mustSetUpOtp, confirmed: row.confirmed === true };
  }

  /** Records that the operator has confirmed their identity in this session. */
  async confirm(sessionId: string): Promise<void> {
    await this.database.pool.query(CONFIRM, [sessionId, this.clock.now()]);
  }

  async close(sessionId: string): Promise<void> {
    await this.database.pool.query('delete from operators.operator_sessions where id = $1', [sessionId]);
  }

  /** Returns the CSRF token of the session. */
  csrfOf(sessionId: string): string {
    return createHmac('sha256', this.key).update(sessionId).digest('base64url');
  }

  carriesCsrf(sessionId: string, value: unknown): boolean {
    const received = Buffer.from(typeof value === 'string' ? value : '');
    const expected = Buffer.from(this.csrfOf(sessionId));
    return received.length === expected.length && timingSafeEqual(received, expected);
  }

  private limits() {
    const now = this.clock.now();
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    return { now, idleSince: before(IDLE_MS), openedBefore: before(LIFETIME_MS), confirmedSince: before(CONFIRMED_MS) };
  }
}
