import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { CommandRequest } from '../command.contract.js';
import { letterRefused } from '../dead-letter-refusals.messages.js';
import { type DeadLetterResource, GetDeadLetter } from '../dead-letters.query.js';
import { RetryDeadLetter } from './retry-dead-letter.command.js';

/** `POST /admin-api/dead-letters/{id}/retry`. */
@Controller('admin-api/dead-letters')
export class RetryDeadLetterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/retry')
  @ForOperators('owner')
  async retry(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<DeadLetterResource> {
    const { reason } = parseCommand(body, CommandRequest);
    const refusal = await this.commands.execute(new RetryDeadLetter(id, operator, reason));
    if (refusal) throw letterRefused(refusal);
    return (await this.queries.execute(new GetDeadLetter(id)))!;
  }
}
