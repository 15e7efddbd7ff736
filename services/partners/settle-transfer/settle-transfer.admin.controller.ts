import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { TransferTarget } from '../commands/transfer.target.js';
import type { TransferResource } from '../wire/transfer.contract.js';
import { SettleTransferRequest } from './settle-transfer.contract.js';
import { decideSettleTransfer } from './settle-transfer.decide.js';

/** `POST /admin-api/partner-transfers/{id}/settle` */
@Controller('admin-api/partner-transfers')
export class SettleTransferController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly transfers: TransferTarget,
  ) {}

  @Post(':id/settle')
  @ForOperators('run-shop')
  settle(
    @Commanded(SettleTransferRequest) command: OperatorCommand<SettleTransferRequest>,
  ): Promise<Answered<TransferResource>> {
    return this.commands.run(command, this.transfers, (transfer, { tx, tell }) => {
      const decision = decideSettleTransfer(transfer, command.request.done, tx.now);
      if (decision.events) tell({ amount: { value: transfer.wanted!.points, unit: 'points' } });
      return decision;
    });
  }
}
