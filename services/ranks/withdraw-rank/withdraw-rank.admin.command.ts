import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { RankTarget } from '../commands/rank.target.js';
import type { RankResource } from '../wire/rank.contract.js';
import { decideWithdrawRank } from './withdraw-rank.decide.js';

/** `POST /admin-api/ranks/{id}/withdraw` */
@Controller('admin-api/ranks')
export class WithdrawRankController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly ranks: RankTarget,
  ) {}

  @Post(':id/withdraw')
  @ForOperators('run-shop')
  withdraw(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<RankResource>> {
    return this.commands.run(command, this.ranks, decideWithdrawRank);
  }
}
