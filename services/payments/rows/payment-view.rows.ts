import { Injectable } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import type { PaymentMethod, Provider } from '../streams/payment.events.js';
import type { PaymentStatus } from '../streams/payment.state.js';
import type { PaymentDetails } from './details.rows.js';

/** A member's payment with the data that paying needs. */
export interface PaymentView {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly yen: number;
  /** Yen of it returned by refunds or a chargeback. */
  readonly refundedYen: number;
  /** Yen of it in a refund under way. */
  readonly refundingYen: number;
  /** Yen of it that its payer disputes. */
  readonly disputedYen: number;
  /** Yen of returned money that its member owes. */
  readonly owedYen: number;
  readonly points: number;
  readonly bonusPoints: number;
  readonly packId: string | null;
  readonly requestedAt: Date;
  readonly due: Date;
  readonly paidAt: Date | null;
  readonly failureCode: string | null;
  /** The provider's id of the order, unless it uses the shop's id; null if unknown. */
  readonly orderRef: string | null;
  readonly number: string | null;
  readonly details: Omit<PaymentDetails, 'number'>;
}

const COLUMNS = `p.payment_id as "paymentId", p.method, p.status, p.yen, p.refunded_yen + p.charged_back_yen as "refundedYen", p.refunding_yen as "refundingYen",
  p.disputed_yen as "disputedYen", p.owed_yen as "owedYen", p.points, p.bonus_points as "bonusPoints", p.pack_id as "packId", p.requested_at as "requestedAt", p.due_at as due, p.paid_at as "paidAt",
  p.failure_code as "failureCode", p.order_ref as "orderRef", d.number,
  coalesce(d.content, '{}') as details`;
const FROM = 'from payments.payments p left join payments.details d on d.payment_id = p.payment_id';

const ONE = `select ${COLUMNS} ${FROM} where p.payment_id = $1 and p.member_id = $2`;
const BY_NUMBER = `select ${COLUMNS} ${FROM} where d.number = $1 and p.member_id = $2 order by p.requested_at desc limit 1`;
const BY_ORDER_REF = `select ${COLUMNS} ${FROM} where p.provider = $1 and p.order_ref = $2 and p.member_id = $3`;
const NEWEST_OPEN = `select ${COLUMNS} ${FROM}
  where p.member_id = $1 and p.method = $2 and p.status in ('requested', 'awaiting') order by p.requested_at desc limit 1`;
const PAGE = `select ${COLUMNS} ${FROM} where p.member_id = $1
  order by p.requested_at desc, p.payment_id desc offset $2 limit $3`;
/** The redirect is returned once, because the provider's address also works only once. */
const TAKE_REDIRECT = `update payments.details d set content = d.content - 'goOn'
  from (select payment_id, content from payments.details where payment_id = $1 for update) before
  where d.payment_id = before.payment_id returning before.content -> 'goOn' as "goOn"`;

/** Loads payments for their member, exact at this moment. */
@Injectable()
export class PaymentViews {
  constructor(private readonly database: Database) {}

  /** Loads a payment; null if it does not belong to the member. */
  async find(memberId: string, paymentId: string): Promise<PaymentView | null> {
    return isId(paymentId) ? this.findOne('payments-view', ONE, [paymentId, memberId]) : null;
  }

  /** Loads a member's payment by its number at the store; null for none. */
  findByNumber(memberId: string, number: string): Promise<PaymentView | null> {
    return this.findOne('payments-view-by-number', BY_NUMBER, [number, memberId]);
  }

  /** Loads a member's payment by its order at the provider; null for none. */
  findByOrderRef(memberId: string, provider: Provider, orderRef: string): Promise<PaymentView | null> {
    return this.findOne('payments-view-by-order-ref', BY_ORDER_REF, [provider, orderRef, memberId]);
  }

  /** Loads a member's newest open payment of a method; null for none. */
  newestOpen(memberId: string, method: PaymentMethod): Promise<PaymentView | null> {
    return this.findOne('payments-view-open', NEWEST_OPEN, [memberId, method]);
  }

  /** Loads the member's payments, newest first; `page` starts at 1. */
  async page(memberId: string, page: number, size: number): Promise<{ rows: PaymentView[]; total: number }> {
    const { pool } = this.database;
    const counted = await pool.query<{ total: number }>({
      name: 'payments-count-views',
      text: 'select count(*) as total from payments.payments where member_id = $1',
      values: [memberId],
    });
    const values = [memberId, (page - 1) * size, size];
    const { rows } = await pool.query<PaymentView>({ name: 'payments-view-page', text: PAGE, values });
    return { rows, total: counted.rows[0]!.total };
  }

  /** Removes and returns the redirect of a payment; undefined if it was used before. */
  async takeRedirect(paymentId: string): Promise<PaymentDetails['goOn']> {
    const query = { name: 'payments-take-go-on', text: TAKE_REDIRECT, values: [paymentId] };
    const { rows } = await this.database.pool.query<{ goOn: PaymentDetails['goOn'] | null }>(query);
    return rows[0]?.goOn ?? undefined;
  }

  private async findOne(name: string, text: string, values: unknown[]): Promise<PaymentView | null> {
    return (await this.database.pool.query<PaymentView>({ name, text, values })).rows[0] ?? null;
  }
}
