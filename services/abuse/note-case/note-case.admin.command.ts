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
import { decideNoteCase } from './note-case.decide.js';

/** `POST /admin-api/abuse-cases/{id}/note`: an operator writes down what they have found out. */
@Controller('admin-api/abuse-cases')
export class NoteCaseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly cases: CaseTarget,
  ) {}

  @Post(':id/note')
  @ForOperators('serve-members')
  note(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<AbuseCase>> {
    return this.commands.run(command, this.cases.becauseOf(command.reason), (one) =>
      decideNoteCase(one, command.reason),
    );
  }
}
