import { Controller, Post } from '@nestjs/common';
import { Passwords } from '../../platform/crypto/passwords.js';
import { ForOperators } from '../access/for-operators.js';
import { CommandRequest } from '../commands/command.contract.js';
import { MemberAccounts } from '../commands/member-accounts.js';
import { OperatorTarget } from '../commands/operator.target.js';
import { Commanded, type OperatorCommand } from '../commands/operator-command.js';
import { type Answered, OperatorCommands } from '../commands/operator-commands.js';
import { withSecondForApprover } from '../commands/second-for-approver.js';
import { isNamedElsewhere } from '../rows/operators.rows.js';
import type { OperatorResource } from '../wire/operator.contract.js';
import { ChangeRoleRequest, NameMemberRequest, ResetPasswordRequest } from './change-operator.contract.js';
import { decideChangeOperator, type OperatorChange } from './change-operator.decide.js';

/** `POST /admin-api/operators/{id}/…`: what an owner changes of an operator. */
@Controller('admin-api/operators/:id')
export class ChangeOperatorController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly operators: OperatorTarget,
    private readonly passwords: Passwords,
    private readonly accounts: MemberAccounts,
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

  @Post('name-member')
  @ForOperators('run-shop')
  nameMember(@Commanded(NameMemberRequest) command: OperatorCommand<NameMemberRequest>) {
    const by = command.operator.operatorId;
    const memberId = command.request.member_id.trim().toLowerCase();
    return this.commands.run(
      command,
      this.operators.with(command.operator, {}),
      async ({ operator, otherOwners }, { tx }) => {
        const isMember = await this.accounts.isMember(tx, memberId);
        const isTaken = isMember && (await isNamedElsewhere(tx, memberId, operator.operatorId));
        return decideChangeOperator(
          operator,
          { kind: 'name-member', memberId, isMember, isTaken },
          { by, otherOwners },
        );
      },
    );
  }

  @Post('unname-member')
  @ForOperators('run-shop')
  unnameMember(@Commanded(CommandRequest) command: OperatorCommand) {
    return this.change(command, { kind: 'unname-member' });
  }

  private change(
    command: OperatorCommand,
    change: OperatorChange,
    passwordHash?: string,
  ): Promise<Answered<OperatorResource>> {
    const by = command.operator.operatorId;
    const target = this.operators.with(command.operator, { passwordHash });
    return this.commands.run(command, target, ({ operator, approvers, otherOwners }, deciding) => {
      const decision = decideChangeOperator(operator, change, { by, otherOwners });
      return withSecondForApprover(decision, operator, { by, approvers }, deciding);
    });
  }
}
