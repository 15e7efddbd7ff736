import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { BankProfileTarget } from '../commands/bank-profile.target.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';
import { decideRemoveBankProfile } from './remove-bank-profile.decide.js';

/** `POST /admin-api/bank-profiles/{id}/remove` */
@Controller('admin-api/bank-profiles')
export class RemoveBankProfileController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly profiles: BankProfileTarget,
  ) {}

  @Post(':id/remove')
  @ForOperators('describe-bank-files')
  remove(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<BankProfileResource>> {
    return this.commands.run(command, this.profiles, decideRemoveBankProfile);
  }
}
