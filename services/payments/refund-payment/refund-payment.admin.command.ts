import { Controller, Post } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { holdingsOf } from '../../points/index.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { RefundPaymentRequest } from './refund-payment.contract.js';
import { decideRefundPayment } from './refund-payment.decide.js';

/** `POST /admin-api/payments/{id}/refund` */
@Controller('admin-api/payments')
export class RefundPaymentController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
    private readonly calls: ProviderCalls,
    private readonly clock: Clock,
  ) {}

  @Post(':id/refund')
  @ForOperators('run-shop')
  refund(
    @Commanded(RefundPaymentRequest) command: OperatorCommand<RefundPaymentRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { yen: amount, spent_too = false } = command.request;
    const refundId = newId(this.clock.now());
    return this.commands.run(
      command,
      this.payments,
      async (payment, { tx, tell, second }) => {
        const { paymentId, wanted } = payment;
        const holdings = await holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
        const wish = { refundId, yen: yen(amount), isSpentToo: spent_too, holdings };
        const decision = decideRefundPayment(payment, wish);
        if (decision.refusal) return decision;
        const opinion = await second({ worth: { value: amount, unit: 'yen' }, binds: { holdings } }, 'refunds');
        if (opinion.refusal) return opinion;
        tell({ amount: { value: amount, unit: 'points' } });
        return decision;
      },
      { after: async () => void (await this.calls.ending(refundId)) },
    );
  }
}
