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
import { decideReturnDeposit } from './return-deposit.decide.js';

/** `POST /admin-api/deposits/{id}/return` */
@Controller('admin-api/deposits')
export class ReturnDepositController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly deposits: DepositTarget,
  ) {}

  @Post(':id/return')
  @ForOperators('run-shop')
  return(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<DepositResource>> {
    return this.commands.run(command, this.deposits, (deposit, { tell }) => {
      const decision = decideReturnDeposit(deposit);
      if (decision.events) tell({ amount: { value: deposit.heldYen, unit: 'points' } });
      return decision;
    });
  }
}
