import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { CommandRequest } from '../command.contract.js';
import { GetParkedMail, type ParkedMailResource } from '../rows/parked-mails.query.js';
import { mailRefused } from '../wire/mail-refusals.messages.js';
import { RetryMail } from './retry-mail.command.js';

/** `POST /admin-api/parked-mails/{id}/retry`. */
@Controller('admin-api/parked-mails')
export class RetryMailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/retry')
  @ForOperators('owner', 'support')
  async retry(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ParkedMailResource> {
    const { reason } = parseCommand(body, CommandRequest);
    const refusal = await this.commands.execute(new RetryMail(id, operator, reason));
    if (refusal) throw mailRefused(refusal);
    return (await this.queries.execute(new GetParkedMail(id)))!;
  }
}
