import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { learnPayer, openPayouts, takePayouts } from '../rows/payouts.rows.js';
import { settlementIdOf, settlementLock } from '../rows/settlements.rows.js';
import type { OpenPayout } from '../streams/open-payouts.js';
import type { DepositResource } from '../wire/deposit.contract.js';
import { SETTLING_PROVIDERS } from '../wire/settling-provider.shared.js';
import { MatchPayoutRequest } from './match-payout.contract.js';
import { decideMatchPayout } from './match-payout.decide.js';

/** `POST /admin-api/deposits/{id}/match-payout` */
@Controller('admin-api/deposits')
export class MatchPayoutController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly deposits: DepositTarget,
  ) {}

  @Post(':id/match-payout')
  @ForOperators('run-shop')
  match(
    @Commanded(MatchPayoutRequest) command: OperatorCommand<MatchPayoutRequest>,
  ): Promise<Answered<DepositResource>> {
    const wanted = [...new Set(command.request.settlements)];
    return this.commands.run(
      command,
      this.deposits,
      async (deposit, { tx, tell }) => {
        const days = await this.openOf(tx, wanted);
        const decision = decideMatchPayout(deposit, days);
        if (days && decision.events) {
          takePayouts(tx, deposit.depositId, days);
          learnPayer(tx, deposit.depositId, days[0]!.provider);
          tell({ amount: { value: deposit.heldYen, unit: 'points' } });
        }
        return decision;
      },
      { locks: wanted.map(settlementLock) },
    );
  }

  /** What is open of these days; null where one is not, or they are of several providers. */
  private async openOf(tx: StoreTransaction, wanted: readonly string[]): Promise<readonly OpenPayout[] | null> {
    const provider = SETTLING_PROVIDERS.find((one) => wanted.every((id) => id === `${one}-${id.slice(-10)}`));
    if (!provider) return null;
    const days = (await openPayouts(tx, [provider])).filter((one) => wanted.includes(settlementIdOf(one)));
    return days.length === wanted.length ? days : null;
  }
}
