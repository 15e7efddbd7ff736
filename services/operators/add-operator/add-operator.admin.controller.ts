import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { ForOperators, Operating } from '../for-operators.js';
import type { Operator } from '../operator.js';
import { GetOperator, type OperatorResource } from '../operators.query.js';
import { parseCommand } from '../parse-command.js';
import { isPasswordRefused, passwordErrors } from '../password-refusals.messages.js';
import { AddOperator } from './add-operator.command.js';
import { AddOperatorRequest } from './add-operator.contract.js';

const MAIL_TAKEN = fieldError('mail', {
  ja: 'このメールアドレスの運営者がすでにいます。一覧から有効にできます。',
  en: 'An operator with this mail address exists already; enable the account in the list.',
});

/** `POST /admin-api/operators`. */
@Controller('admin-api/operators')
export class AddOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @ForOperators('owner')
  async add(@Operating() by: Operator, @Body() body: unknown): Promise<OperatorResource> {
    const { reason, ...operator } = parseCommand(body, AddOperatorRequest);
    const outcome = await this.commands.execute(new AddOperator(operator, by, reason));
    if ('operatorId' in outcome) return (await this.queries.execute(new GetOperator(outcome.operatorId)))!;
    const { refusal } = outcome;
    throw new RefusedError(400, isPasswordRefused(refusal) ? passwordErrors(refusal) : MAIL_TAKEN);
  }
}
