import { Controller, Post } from '@nestjs/common';
import { bannedAmong } from '../../members/index.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { isConfirmedByHand } from '../rows/match-desk.rows.js';
import type { DepositResource } from '../wire/deposit.contract.js';
import { MatchDepositRequest } from './match-deposit.contract.js';
import { decideMatchDeposit } from './match-deposit.decide.js';

/** `POST /admin-api/deposits/{id}/match` */
@Controller('admin-api/deposits')
export class MatchDepositController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly deposits: DepositTarget,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/match')
  @ForOperators('run-shop')
  async match(
    @Commanded(MatchDepositRequest) command: OperatorCommand<MatchDepositRequest>,
  ): Promise<Answered<DepositResource>> {
    const paymentId = command.request.payment_id.toLowerCase();
    return this.commands.run(
      command,
      this.deposits,
      async (deposit, { tx, context, tell }) => {
        const found = await this.payments.load(tx, paymentId);
        const memberId = found?.state.wanted?.memberId;
        const isBanned = memberId !== undefined && (await bannedAmong(tx, [memberId])).has(memberId);
        const isByHand = memberId !== undefined && (await isConfirmedByHand(tx, paymentId));
        const decision = decideMatchDeposit(deposit, { payment: found?.state ?? null, isByHand, isBanned });
        if (decision.confirmed) await this.payments.keep({ tx, context, id: paymentId, found }, [decision.confirmed]);
        if (decision.events) tell({ amount: { value: deposit.heldYen, unit: 'points' } });
        return decision;
      },
      { locks: await this.payments.locksOf(paymentId) },
    );
  }
}
