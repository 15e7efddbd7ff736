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
import { decideReleaseBirthday } from './release-birthday.decide.js';

/** `POST /admin-api/members/{id}/release-birthday`: the member is asked for it anew. */
@Controller('admin-api/members')
export class ReleaseBirthdayController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/release-birthday')
  @ForOperators('serve-members')
  release(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<MemberResource>> {
    return this.commands.run(command, this.members, (member, { id }) => decideReleaseBirthday(member, id));
  }
}
