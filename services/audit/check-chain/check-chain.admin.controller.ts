import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { type ChainCheck, GetChainCheck } from '../chain-check.query.js';
import { CheckChain } from './check-chain.command.js';

const UNDER_WAY = {
  ja: '検証はすでに実行中です。終わるまでお待ちください。',
  en: 'A check is under way already. Wait until it has ended.',
};

/** `POST /admin-api/chain-checks`: finance may, since it changes nothing of the business and needs no reason. */
@Controller('admin-api/chain-checks')
export class CheckChainController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @HttpCode(200)
  @ForOperators('owner', 'finance')
  async begin(@Operating() operator: Operator): Promise<ChainCheck> {
    const id = await this.commands.execute(new CheckChain(operator));
    if (id === null) throw new RefusedError(400, fieldError('id', UNDER_WAY));
    return (await this.queries.execute(new GetChainCheck(String(id))))!;
  }
}
