import { coins, yen } from '../../kernel/money.js';
import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { RankTarget } from '../commands/rank.target.js';
import { isPriceTaken, type RankDraft } from '../rows/ranks.rows.js';
import { RankRequest } from './keep-rank.contract.js';
import { decideKeepRank } from './keep-rank.decide.js';
import { computeWorthOfRank } from './worth-of-rank.js';

const draftOf = ({ version: _, reason: __, rank_max_price, rank_coin, ...rest }: RankRequest): RankDraft => ({
  ...rest,
  rank_max_price: yen(rank_max_price),
  rank_coin: coins(rank_coin),
});

/** Adds a rank. */
export const addRank = operatorCreation({
  route: 'POST ranks',
  permission: 'run-shop',
  request: RankRequest,
  prepare: ({ request }) => draftOf(request),
  target: RankTarget,
  facts: async (_, { id, tx, prepared: draft }) => ({ isTaken: await isPriceTaken(tx, id, draft.rank_max_price) }),
  decide: (_, { prepared: draft, facts }) => decideKeepRank(null, draft, facts.isTaken),
});

/** Edits a rank. */
export const editRank = operatorCommand({
  route: 'PUT ranks/:id',
  permission: 'run-shop',
  request: RankRequest,
  prepare: ({ request }) => draftOf(request),
  target: RankTarget,
  facts: async (rank, { tx, prepared: draft }) => ({ isTaken: await isPriceTaken(tx, rank.id, draft.rank_max_price) }),
  decide: (rank, { prepared: draft, facts }) => decideKeepRank(rank, draft, facts.isTaken),
  limits: {
    secondOperator: ({ state: rank, prepared: draft }) => {
      const worth = computeWorthOfRank(rank, draft);
      return worth && { worth, binds: {} };
    },
  },
});
