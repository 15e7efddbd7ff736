import { Controller, Post } from '@nestjs/common';
import { refuse } from '../../kernel/decision.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { holdingsOf } from '../../points/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { BounceRefundRequest } from './bounce-refund.contract.js';
import { decideBounceRefund } from './bounce-refund.decide.js';

/** `POST /admin-api/payments/{id}/bounce-refund` */
@Controller('admin-api/payments')
export class BounceRefundController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/bounce-refund')
  @ForOperators('run-shop')
  bounce(
    @Commanded(BounceRefundRequest) command: OperatorCommand<BounceRefundRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { refund_id: refundId } = command.request;
    return this.commands.run(command, this.payments, async (payment, { tx, tell, second }) => {
      const { paymentId, wanted } = payment;
      const holdings = await holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
      const decision = decideBounceRefund(payment, { refundId, now: tx.now, holdings });
      if (decision.refusal) return decision;
      const { yen } = decision.events[0]!.data;
      // The member gets the points back on nothing but the operator's word.
      const { refusal } = await second({ worth: { value: yen, unit: 'yen' }, binds: {} }, 'receipts');
      if (refusal) return refuse(refusal);
      tell({ amount: { value: yen, unit: 'points' } });
      return decision;
    });
  }
}
