import { Controller, Post } from '@nestjs/common';
import { Passwords } from '../../platform/crypto/passwords.js';
import { ForOperators } from '../access/for-operators.js';
import { CommandRequest } from '../commands/command.contract.js';
import { OperatorTarget } from '../commands/operator.target.js';
import { Commanded, type OperatorCommand } from '../commands/operator-command.js';
import { type Answered, OperatorCommands } from '../commands/operator-commands.js';
import type { OperatorResource } from '../wire/operator.contract.js';
import { ChangeRoleRequest, ResetPasswordRequest } from './change-operator.contract.js';
import { decideChangeOperator, type OperatorChange } from './change-operator.decide.js';

/** `POST /admin-api/operators/{id}/…`: what an owner changes of an operator. */
@Controller('admin-api/operators/:id')
export class ChangeOperatorController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly operators: OperatorTarget,
    private readonly passwords: Passwords,
  ) {}

  @Post('change-role')
  @ForOperators('run-shop')
  changeRole(@Commanded(ChangeRoleRequest) command: OperatorCommand<ChangeRoleRequest>) {
    return this.change(command, { kind: 'change-role', role: command.request.role });
  }

  @Post('disable')
  @ForOperators('run-shop')
  disable(@Commanded(CommandRequest) command: OperatorCommand) {
    return this.change(command, { kind: 'disable' });
  }

  @Post('enable')
  @ForOperators('run-shop')
  enable(@Commanded(CommandRequest) command: OperatorCommand) {
    return this.change(command, { kind: 'enable' });
  }

  @Post('require-otp')
  @ForOperators('run-shop')
  requireOtp(@Commanded(CommandRequest) command: OperatorCommand) {
    return this.change(command, { kind: 'require-otp' });
  }

  @Post('waive-otp')
  @ForOperators('run-shop')
  waiveOtp(@Commanded(CommandRequest) command: OperatorCommand) {
    return this.change(command, { kind: 'waive-otp' });
  }

  @Post('reset-otp')
  @ForOperators('run-shop')
  resetOtp(@Commanded(CommandRequest) command: OperatorCommand) {
    return this.change(command, { kind: 'reset-otp' });
  }

  @Post('reset-password')
  @ForOperators('run-shop')
  async resetPassword(@Commanded(ResetPasswordRequest) command: OperatorCommand<ResetPasswordRequest>) {
    const { password } = command.request;
    return this.change(command, { kind: 'reset-password', password }, await this.passwords.hash(password));
  }

  private change(
    command: OperatorCommand,
    change: OperatorChange,
    passwordHash?: string,
  ): Promise<Answered<OperatorResource>> {
    const by = command.operator.operatorId;
    return this.commands.run(command, this.operators.with({ passwordHash }), ({ operator, otherOwners }) =>
      decideChangeOperator(operator, change, { by, otherOwners }),
    );
  }
}
