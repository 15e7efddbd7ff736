import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { CaseTarget } from '../commands/case.target.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';
import { decideAssignCase } from './assign-case.decide.js';

/** `POST /admin-api/abuse-cases/{id}/assign`: whoever asks looks after it. */
@Controller('admin-api/abuse-cases')
export class AssignCaseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly cases: CaseTarget,
  ) {}

  @Post(':id/assign')
  @ForOperators('serve-members')
  assign(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<AbuseCase>> {
    return this.commands.run(command, this.cases.becauseOf(command.reason), (one) =>
      decideAssignCase(one, command.operator.operatorId),
    );
  }
}
