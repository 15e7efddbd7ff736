import { Controller, Post, Put } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { coins, yen } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { RankTarget } from '../commands/rank.target.js';
import { isPriceTaken, type RankDraft } from '../rows/ranks.rows.js';
import type { RankResource } from '../wire/rank.contract.js';
import { RankRequest } from './keep-rank.contract.js';
import { decideKeepRank } from './keep-rank.decide.js';
import { worthOfRank } from './worth-of-rank.js';

/** `POST /admin-api/ranks` and `PUT /admin-api/ranks/{id}`. */
@Controller('admin-api/ranks')
export class KeepRankController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly ranks: RankTarget,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('run-shop')
  create(@Commanded(RankRequest) command: OperatorCommand<RankRequest>): Promise<Answered<RankResource>> {
    const [draft, id] = [draftOf(command.request), newId(this.clock.now())];
    return this.commands.create(command, id, this.ranks, async (_, { tx }) =>
      decideKeepRank(null, draft, await isPriceTaken(tx, id, draft.rank_max_price)),
    );
  }

  @Put(':id')
  @ForOperators('run-shop')
  edit(@Commanded(RankRequest) command: OperatorCommand<RankRequest>): Promise<Answered<RankResource>> {
    const draft = draftOf(command.request);
    return this.commands.run(command, this.ranks, async (rank, { tx, second }) => {
      const decision = decideKeepRank(rank, draft, await isPriceTaken(tx, rank.id, draft.rank_max_price));
      const worth = decision.refusal ? null : worthOfRank(rank, draft);
      const opinion = worth && (await second({ worth, binds: {} }));
      return opinion?.refusal ? opinion : decision;
    });
  }
}

const draftOf = ({ version: _, reason: __, rank_max_price, rank_coin, ...rest }: RankRequest): RankDraft => ({
  ...rest,
  rank_max_price: yen(rank_max_price),
  rank_coin: coins(rank_coin),
});
