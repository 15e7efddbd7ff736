import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type DrawDetail, GetDrawDetail } from '../../draws/index.js';
import { isId } from '../../kernel/ids.js';
import type { Points } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { DrawsOfPayment } from './draws-of-payment.js';

/** A completed payment with its provider's data. */
export interface PaymentProved {
  readonly id: string;
  readonly member_id: string;
  readonly yen: number;
  readonly points: number;
  readonly provider_ref: string | null;
  readonly paid_at: Date;
}

/** A draw paid for with points of a payment. */
export interface DrawProved {
  readonly payment: PaymentProved;
  /** Number of the payment's points spent on it. */
  readonly paid: Points;
  readonly draw: DrawDetail;
}

/** Loads the draws paid for with a payment's points, oldest first. Null if it is not a completed payment. */
export class GetPaymentEvidence extends Query<readonly DrawProved[] | null> {
  constructor(readonly paymentId: string) {
    super();
  }
}

const PAYMENT = `select payment_id as id, member_id, yen, points, provider_ref, paid_at from payments.payments
  where payment_id = $1 and paid_at is not null`;

@QueryHandler(GetPaymentEvidence)
export class GetPaymentEvidenceHandler implements IQueryHandler<GetPaymentEvidence> {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawsOfPayment,
    private readonly queries: QueryBus,
  ) {}

  async execute({ paymentId }: GetPaymentEvidence): Promise<readonly DrawProved[] | null> {
    if (!isId(paymentId)) return null;
    const [payment] = (await this.database.pool.query<PaymentProved>(PAYMENT, [paymentId])).rows;
    if (!payment) return null;
    const paid = await this.draws.of({ paymentId, memberId: payment.member_id }, payment.points);
    const proved: DrawProved[] = [];
    for (const { drawId, amount } of paid) {
      const draw = await this.queries.execute(new GetDrawDetail(drawId));
      if (draw) proved.push({ payment, paid: amount, draw });
    }
    return proved;
  }
}
