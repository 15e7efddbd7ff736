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
import { decideReleasePhone } from './release-phone.decide.js';

/** `POST /admin-api/members/{id}/release-phone`: the number may be another member's. */
@Controller('admin-api/members')
export class ReleasePhoneController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/release-phone')
  @ForOperators('serve-members')
  release(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<MemberResource>> {
    return this.commands.run(command, this.members, (member, { id }) => decideReleasePhone(member, id));
  }
}
