import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { upcast } from '../../kernel/event-declaration.js';
import { isId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { CommandReasons } from '../../operators/index.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { nextStepsOf } from '../streams/next-steps.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import { type Payment, paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import type { PaymentHappening, PaymentResource, ProviderCallMade } from '../wire/payment.contract.js';
import {
  type CallRow,
  type FactRow,
  type PaymentRow,
  toCallMade,
  toHappening,
  toPaymentResource,
  toRefundMade,
} from '../wire/payment-resource.js';
import { ALARMS, buildPaymentSearch } from './payment-search.rows.js';

/** Loads matching payments, and their total number. */
export class GetPayments extends Query<{ readonly rows: readonly PaymentResource[]; readonly total: RowCount }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Loads a payment with its history; null for an unknown id. */
export class GetPayment extends Query<PaymentResource | null> {
  constructor(readonly paymentId: string) {
    super();
  }
}

const COLUMNS = `p.payment_id as id, p.member_id, p.course_id, p.method, p.provider, p.yen, p.points, p.bonus_points,
  p.bonus_coins, p.status, p.requested_at, p.due_at, p.paid_at, p.late, p.failure_code, p.provider_ref, p.refunded_yen,
  p.refunding_yen, p.refund_by, p.disputed_yen, p.charged_back_yen, p.dispute_case, p.dispute_case_yen, p.owed_yen, p.version, d.number,
  d.content ->> 'sender' as sender, d.content ->> 'cardNumber' as card_number`;
const DETAILS = 'left join payments.details d on d.payment_id = p.payment_id';
const FACTS = `select event_id as id, type, actor, effective_at, recorded_at, schema_version as "schemaVersion", data from store.events
  where stream_id = $1 order by stream_version`;
const CALLS = `select call_id as id, kind, via, created_at, outcome, ended_at from payments.external_calls
  where payment_id = $1 order by created_at, call_id`;

const after = (payment: Payment, { type, data }: FactRow): Payment =>
  paymentStream.evolve(payment, { type, data } as unknown as PaymentEvent);

@QueryHandler(GetPayments)
export class GetPaymentsHandler implements IQueryHandler<GetPayments> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetPayments) {
    const { pool } = this.database;
    const now = this.clock.now();
    const { where, values } = buildPaymentSearch(filter, now);
    const total = await countRows(pool, where, values, from + limit);
    const [first, second, third] = [1, 2, 3].map((i) => `$${values.length + i}`);
    const page = `select p.* ${where} order by ${orderBy} offset ${first} limit ${second}`;
    const { rows } = await pool.query<PaymentRow>(
      `select ${COLUMNS}, ${ALARMS(`${third}::timestamptz`)} as alarms from (${page}) p ${DETAILS} order by ${orderBy}`,
      [...values, from, limit, now],
    );
    return { rows: rows.map(toPaymentResource), total };
  }
}

@QueryHandler(GetPayment)
export class GetPaymentHandler implements IQueryHandler<GetPayment> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ paymentId }: GetPayment): Promise<PaymentResource | null> {
    if (!isId(paymentId)) return null;
    const { pool } = this.database;
    const text = `select ${COLUMNS}, ${ALARMS('$2::timestamptz')} as alarms from payments.payments p ${DETAILS}
      where p.payment_id = $1`;
    const { rows } = await pool.query<PaymentRow>(text, [paymentId, this.clock.now()]);
    if (!rows[0]) return null;
    const read = await pool.query<FactRow>(FACTS, [paymentStreamOf(paymentId)]);
    const facts = read.rows.map(upcast);
    const [history, calls] = await Promise.all([this.historyOf(paymentId, facts), this.callsOf(paymentId)]);
    const payment = facts.reduce(after, paymentStream.initial(paymentId));
    const next_steps = nextStepsOf(payment);
    return { ...toPaymentResource(rows[0]), next_steps, refunds: payment.refunds.map(toRefundMade), history, calls };
  }

  private async historyOf(paymentId: string, rows: readonly FactRow[]): Promise<PaymentHappening[]> {
    const commands = rows.map(({ actor, recorded_at }) => ({ actor, at: recorded_at, subject: paymentId }));
    const explained = await this.reasons.of(commands);
    return rows.map((fact, i) => toHappening(fact, explained[i] ?? null));
  }

  private async callsOf(paymentId: string): Promise<ProviderCallMade[]> {
    return (await this.database.pool.query<CallRow>(CALLS, [paymentId])).rows.map(toCallMade);
  }
}
