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
import { decideUnbanMember } from './unban-member.decide.js';

/** `POST /admin-api/members/{id}/unban`: lets a banned member in again. */
@Controller('admin-api/members')
export class UnbanMemberController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/unban')
  @ForOperators('serve-members')
  unban(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<MemberResource>> {
    return this.commands.run(command, this.members, (member, { id }) => decideUnbanMember(member, id));
  }
}
