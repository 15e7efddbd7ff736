import { Controller, Post } from '@nestjs/common';
import { ForOperators } from '../access/for-operators.js';
import { ApprovalTarget } from '../commands/approval.target.js';
import { CommandRequest } from '../commands/command.contract.js';
import { Commanded, type OperatorCommand } from '../commands/operator-command.js';
import { type Answered, OperatorCommands } from '../commands/operator-commands.js';
import type { ApprovalResource } from '../wire/approval.contract.js';
import { decideApproval } from './decide-approval.decide.js';

/** `POST /admin-api/approvals/{id}/approve` and `…/decline`: what a second operator says. */
@Controller('admin-api/approvals')
export class DecideApprovalController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly approvals: ApprovalTarget,
  ) {}

  @Post(':id/approve')
  @ForOperators('check-books')
  approve(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ApprovalResource>> {
    return this.decide(command, true);
  }

  @Post(':id/decline')
  @ForOperators('check-books')
  decline(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ApprovalResource>> {
    return this.decide(command, false);
  }

  private decide(command: OperatorCommand, isApproved: boolean): Promise<Answered<ApprovalResource>> {
    const { operatorId } = command.operator;
    return this.commands.run(command, this.approvals.by(command), (approval, { tx }) =>
      decideApproval(approval, { operatorId, isApproved, now: tx.now }),
    );
  }
}
