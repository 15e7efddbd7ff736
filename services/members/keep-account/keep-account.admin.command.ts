import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { MemberTarget } from '../commands/member.target.js';
import type { MemberResource } from '../wire/member.contract.js';
import { decideKeepAccount } from './keep-account.decide.js';

/** `POST /admin-api/members/{id}/keep`: the account is not closed as unused for now. */
@Controller('admin-api/members')
export class KeepAccountController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/keep')
  @ForOperators('serve-members')
  keep(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<MemberResource>> {
    return this.commands.run(command, this.members, (member, { id }) => decideKeepAccount(member, id));
  }
}
