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
    const { done } = command.request;
    return this.commands.run(command, this.transfers, async (transfer, { tx, tell, second }) => {
      const decision = decideSettleTransfer(transfer, done, tx.now);
      if (decision.refusal) return decision;
      const { points: value, direction } = transfer.wanted!;
      // The member gets points on nothing but the operator's word.
      const isGiven = done === (direction === 'in');
      const opinion = isGiven ? await second({ worth: { value, unit: 'points' }, binds: {} }, 'grants') : null;
      if (opinion?.refusal) return opinion;
      tell({ amount: { value, unit: 'points' } });
      return decision;
    });
  }
}
