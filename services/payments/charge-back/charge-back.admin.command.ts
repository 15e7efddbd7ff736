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
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { ChargeBackRequest } from './charge-back.contract.js';
import { decideChargeBack } from './charge-back.decide.js';

/** `POST /admin-api/payments/{id}/charge-back` */
@Controller('admin-api/payments')
export class ChargeBackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
    private readonly clock: Clock,
  ) {}

  @Post(':id/charge-back')
  @ForOperators('run-shop')
  chargeBack(
    @Commanded(ChargeBackRequest) command: OperatorCommand<ChargeBackRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { yen: named } = command.request;
    const chargebackId = newId(this.clock.now());
    return this.commands.run(command, this.payments, async (payment, { tx, tell }) => {
      const { paymentId, wanted } = payment;
      const holdings = await holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
      const seen = { chargebackId, yen: named === undefined ? null : yen(named), holdings };
      const decision = decideChargeBack(payment, seen);
      const [opened] = decision.events ?? [];
      if (opened) tell({ amount: { value: opened.data.yen, unit: 'points' } });
      return decision;
    });
  }
}
