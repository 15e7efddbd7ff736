import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { DepositTarget } from '../commands/deposit.target.js';
import type { DepositResource } from '../wire/deposit.contract.js';
import { decideIgnoreDeposit } from './ignore-deposit.decide.js';

/** `POST /admin-api/deposits/{id}/ignore` */
@Controller('admin-api/deposits')
export class IgnoreDepositController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly deposits: DepositTarget,
  ) {}

  @Post(':id/ignore')
  @ForOperators('run-shop')
  ignore(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<DepositResource>> {
    return this.commands.run(command, this.deposits, (deposit, { tell }) => {
      const decision = decideIgnoreDeposit(deposit);
      if (decision.events) tell({ amount: { value: deposit.heldYen, unit: 'points' } });
      return decision;
    });
  }
}
