import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { OpeningTargets } from '../commands/opening.target.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';
import type { AbuseItem } from '../wire/abuse-item.contract.js';
import { OpenCaseOfMemberRequest } from './open-case.contract.js';
import { decideOpenCase } from './open-case.decide.js';

/** A case is opened, of a group in the queue or of a member. */
@Controller('admin-api')
export class OpenCaseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly openings: OpeningTargets,
  ) {}

  @Post('abuse-items/:id/open-case')
  @ForOperators('serve-members')
  ofItem(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<AbuseItem>> {
    return this.commands.run(command, this.openings.ofItem(command.reason), decideOpenCase);
  }

  @Post('members/:id/open-case')
  @ForOperators('serve-members')
  ofMember(
    @Commanded(OpenCaseOfMemberRequest) command: OperatorCommand<OpenCaseOfMemberRequest>,
  ): Promise<Answered<AbuseCase>> {
    const { reason, request } = command;
    return this.commands.run(command, this.openings.ofMember(reason, request.with || null), decideOpenCase);
  }
}
