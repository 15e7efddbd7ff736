import { Controller, Post } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { keptMailAddress } from '../../kernel/mail-address.js';
import { Clock } from '../../kernel/time.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { ForOperators } from '../access/for-operators.js';
import { newOperator, OperatorTarget } from '../commands/operator.target.js';
import { Commanded, type OperatorCommand } from '../commands/operator-command.js';
import { type Answered, OperatorCommands } from '../commands/operator-commands.js';
import { withSecondForApprover } from '../commands/second-for-approver.js';
import { hasOperatorMail, loadOperators } from '../rows/operators.rows.js';
import { countApprovers } from '../streams/approver.js';
import type { OperatorResource } from '../wire/operator.contract.js';
import { AddOperatorRequest } from './add-operator.contract.js';
import { decideAddOperator } from './add-operator.decide.js';

/** `POST /admin-api/operators`: an owner lets somebody in. */
@Controller('admin-api/operators')
export class AddOperatorController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly operators: OperatorTarget,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('run-shop')
  async add(
    @Commanded(AddOperatorRequest) command: OperatorCommand<AddOperatorRequest>,
  ): Promise<Answered<OperatorResource>> {
    const { name, password } = command.request;
    const mail = keptMailAddress(command.request.mail);
    const { operator: by } = command;
    const target = this.operators.with(by, { mail, name, passwordHash: await this.passwords.hash(password) });
    return this.commands.create(command, newId(this.clock.now()), target, async (_, { id, tx, second }) => {
      const decision = decideAddOperator(
        id,
        { ...command.request, mail },
        { isMailTaken: await hasOperatorMail(tx, mail) },
      );
      const approvers = countApprovers(await loadOperators(tx), tx.now);
      const context = { by: by.operatorId, approvers };
      return withSecondForApprover(decision, newOperator(id, { mail, name }), context, { second });
    });
  }
}
