import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Contract } from '../../platform/http/contract.js';
import { ForOperators, Operating } from '../for-operators.js';
import type { Operator } from '../operator.js';
import { operatorRefused } from '../operator-refusals.messages.js';
import { GetOperator, type OperatorResource } from '../operators.query.js';
import { parseCommand } from '../parse-command.js';
import { ChangeOperator } from './change-operator.command.js';
import { ChangeRoleRequest, OperatorCommandRequest, ResetPasswordRequest } from './change-operator.contract.js';
import type { OperatorOrder } from './change-operator.decide.js';

/** `POST /admin-api/operators/{id}/…`: what an owner changes of an operator. */
@Controller('admin-api/operators/:id')
export class ChangeOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('change-role')
  @ForOperators('owner')
  changeRole(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, ChangeRoleRequest, ({ role }) => ({ kind: 'change-role', role }));
  }

  @Post('disable')
  @ForOperators('owner')
  disable(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, OperatorCommandRequest, () => ({ kind: 'disable' }));
  }

  @Post('enable')
  @ForOperators('owner')
  enable(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, OperatorCommandRequest, () => ({ kind: 'enable' }));
  }

  @Post('require-otp')
  @ForOperators('owner')
  requireOtp(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, OperatorCommandRequest, () => ({ kind: 'require-otp' }));
  }

  @Post('waive-otp')
  @ForOperators('owner')
  waiveOtp(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, OperatorCommandRequest, () => ({ kind: 'waive-otp' }));
  }

  @Post('reset-otp')
  @ForOperators('owner')
  resetOtp(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, OperatorCommandRequest, () => ({ kind: 'reset-otp' }));
  }

  @Post('reset-password')
  @ForOperators('owner')
  resetPassword(@Operating() by: Operator, @Param('id') id: string, @Body() body: unknown) {
    return this.change(id, by, body, ResetPasswordRequest, () => ({ kind: 'reset-password' }));
  }

  private async change<Request extends OperatorCommandRequest>(
    id: string,
    by: Operator,
    body: unknown,
    contract: Contract<Request>,
    orderOf: (request: Request) => OperatorOrder,
  ): Promise<OperatorResource> {
    const request = parseCommand(body, contract);
    const { password } = request as { password?: string };
    const refusal = await this.commands.execute(new ChangeOperator(id, orderOf(request), by, request, password));
    if (refusal) throw operatorRefused(refusal);
    return (await this.queries.execute(new GetOperator(id)))!;
  }
}
