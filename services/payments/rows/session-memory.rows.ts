import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The data about buying points that a session remembers. */
export interface SessionMemory {
  readonly currentCourseId: string | null;
  readonly lastPaymentId: string | null;
}

const NOTHING: SessionMemory = { currentCourseId: null, lastPaymentId: null };

const FIND = `select current_course_id as "currentCourseId", last_payment_id as "lastPaymentId"
  from payments.session_memory where session_id = $1`;
const REMEMBER_COURSE = `insert into payments.session_memory (session_id, current_course_id, changed_at) values ($1, $2, $3)
  on conflict (session_id) do update set current_course_id = excluded.current_course_id, changed_at = excluded.changed_at`;
const REMEMBER_PAYMENT = `insert into payments.session_memory (session_id, last_payment_id, changed_at) values ($1, $2, $3)
  on conflict (session_id) do update set last_payment_id = excluded.last_payment_id, changed_at = excluded.changed_at`;

/** Saves the course that a session viewed, and its last payment. */
@Injectable()
export class SessionMemories {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(sessionId: string): Promise<SessionMemory> {
    const query = { name: 'payments-find-memory', text: FIND, values: [sessionId] };
    return (await this.database.pool.query<SessionMemory>(query)).rows[0] ?? NOTHING;
  }

  async rememberCourse(sessionId: string, courseId: string): Promise<void> {
    const values = [sessionId, courseId, this.clock.now()];
    await this.database.pool.query({ name: 'payments-remember-course', text: REMEMBER_COURSE, values });
  }

  /** Saves a payment in the transaction of its purchase. */
  rememberPayment(tx: StoreTransaction, sessionId: string, paymentId: string): void {
    tx.write('payments-remember-payment', REMEMBER_PAYMENT, [sessionId, paymentId, tx.now]);
  }
}
