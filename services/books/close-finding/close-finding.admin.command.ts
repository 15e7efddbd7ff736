import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { FindingTarget } from '../commands/finding.target.js';
import { GetBookFinding } from '../rows/book-findings.query.js';
import type { BookFinding } from '../wire/book-finding.contract.js';
import { decideCloseFinding } from './close-finding.decide.js';

/** `POST /admin-api/book-findings/{id}/close`: the books are right again, and their member is free. */
@Controller('admin-api/book-findings')
export class CloseFindingController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly findings: FindingTarget,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/close')
  @ForOperators('run-shop')
  async close(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<BookFinding>> {
    const memberId = (await this.queries.execute(new GetBookFinding(command.id)))?.member_id ?? null;
    const locks = memberId === null ? [] : this.findings.locksOfMember(memberId);
    return this.commands.run(command, this.findings, decideCloseFinding, { locks });
  }
}
