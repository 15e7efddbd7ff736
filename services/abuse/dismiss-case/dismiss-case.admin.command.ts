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
import { decideDismissCase } from './dismiss-case.decide.js';

/** `POST /admin-api/abuse-cases/{id}/dismiss`: nothing follows of it. */
@Controller('admin-api/abuse-cases')
export class DismissCaseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly cases: CaseTarget,
  ) {}

  @Post(':id/dismiss')
  @ForOperators('serve-members')
  dismiss(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<AbuseCase>> {
    return this.commands.run(command, this.cases.becauseOf(command.reason), decideDismissCase);
  }
}
