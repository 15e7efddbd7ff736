import { Controller, HttpCode, Post } from '@nestjs/common';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { CreateRequest } from '../../platform/console-api/commands/command.contract.js';
import { CommandedByQuery, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands, type OperatorResponse } from '../../platform/console-api/commands/operator-commands.js';
import { ChainCheckTarget } from '../commands/chain-check.target.js';
import type { ChainCheck } from '../wire/chain-check.contract.js';
import { decideCheckChain } from './check-chain.decide.js';
import { ChainChecks } from './run-checks.rows.js';

/** `POST /admin-api/chain-checks`: open to finance, because it changes no business data and needs no reason. */
@Controller('admin-api/chain-checks')
export class CheckChainController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly target: ChainCheckTarget,
    private readonly checks: ChainChecks,
  ) {}

  /** Starts verifying the log's chain up to its current end and does not wait for it. */
  @Post()
  @HttpCode(200)
  @ForOperators('check-books')
  async begin(@CommandedByQuery(CreateRequest) command: OperatorCommand): Promise<OperatorResponse<ChainCheck>> {
    const { operatorId } = command.operator;
    const id = await this.target.newId();
    return this.commands.create(
      command,
      id,
      this.target,
      async (_, { tx }) => decideCheckChain(await this.target.begin(tx, id, operatorId)),
      {
        work: async () => {
          this.checks.run(Number(id));
          return undefined;
        },
      },
    );
  }
}
