import { Controller, Post } from '@nestjs/common';
import { refuse } from '../../kernel/decision.js';
import { yen } from '../../kernel/money.js';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { holdingsOf } from '../../points/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { ChargebackLostRequest } from './end-chargeback.contract.js';
import { decideChargebackLost, decideChargebackWon } from './end-chargeback.decide.js';

/** How a dispute ends: `POST /admin-api/payments/{id}/charge-back-won` and `…/charge-back-lost` */
@Controller('admin-api/payments')
export class EndChargebackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/charge-back-won')
  @ForOperators('run-shop')
  won(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PaymentResource>> {
    return this.commands.run(command, this.payments, async (payment, { second }) => {
      const decision = decideChargebackWon(payment);
      if (decision.refusal) return decision;
      // The member gets the points back on nothing but the operator's word.
      const { refusal } = await second(
        { worth: { value: payment.chargeback!.yen, unit: 'yen' }, binds: {} },
        'receipts',
      );
      return refusal ? refuse(refusal) : decision;
    });
  }

  @Post(':id/charge-back-lost')
  @ForOperators('run-shop')
  lost(
    @Commanded(ChargebackLostRequest) command: OperatorCommand<ChargebackLostRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { yen: named } = command.request;
    return this.commands.run(command, this.payments, async (payment, { tx, tell, second }) => {
      const { paymentId, wanted } = payment;
      const holdings = await holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
      const decision = decideChargebackLost(payment, holdings, named === undefined ? null : yen(named));
      if (decision.refusal) return decision;
      const [lost, won] = decision.events;
      if (won) {
        // The member gets points back on nothing but the operator's word.
        const worth = { value: won.data.yen, unit: 'yen' } as const;
        const { refusal } = await second({ worth, binds: { holdings } }, 'receipts');
        if (refusal) return refuse(refusal);
      }
      tell({ amount: { value: lost!.data.yen, unit: 'points' } });
      return decision;
    });
  }
}
