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
import { decideCloseCase } from './close-case.decide.js';

/** `POST /admin-api/abuse-cases/{id}/close`: what was to be done is done. */
@Controller('admin-api/abuse-cases')
export class CloseCaseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly cases: CaseTarget,
  ) {}

  @Post(':id/close')
  @ForOperators('serve-members')
  close(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<AbuseCase>> {
    return this.commands.run(command, this.cases.becauseOf(command.reason), decideCloseCase);
  }
}
