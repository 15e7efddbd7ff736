import { Controller, Post } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { walletStreamOf } from '../../points/index.js';
import { MemberTarget } from '../commands/member.target.js';
import type { MemberResource } from '../wire/member.contract.js';
import { decideBanMember } from './ban-member.decide.js';

/** `POST /admin-api/members/{id}/ban`: bars a member from the shop; what they have stays where it is. */
@Controller('admin-api/members')
export class BanMemberController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/ban')
  @ForOperators('serve-members')
  ban(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<MemberResource>> {
    const { id } = command;
    // Whoever draws or decides asks for the standing under the lock of the wallet.
    const locks = isId(id) ? [walletStreamOf(id)] : [];
    return this.commands.run(command, this.members, (member) => decideBanMember(member, id), { locks });
  }
}
