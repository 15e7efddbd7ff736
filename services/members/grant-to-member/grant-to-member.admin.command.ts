import { refuse } from '../../kernel/decision.js';
import type { Currency } from '../../kernel/money.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import type { Contract } from '../../platform/http/requests/contract.js';
import { openGrant } from '../../points/index.js';
import { MemberTarget } from '../commands/member.target.js';
import { walletLocksOf } from '../commands/wallet-locks.js';
import { operatorOf } from '../rows/operators-accounts.rows.js';
import { GrantCoinsRequest, GrantPointsRequest, type MemberGrantRequest } from './grant-to-member.contract.js';
import { decideGrantToMember } from './grant-to-member.decide.js';

/** Declares the grant of one currency. */
const grantOf = <Request extends MemberGrantRequest>(
  unit: Currency,
  contract: Contract<Request>,
  amountIn: (request: Request) => number,
) =>
  operatorCommand({
    route: `POST members/:id/grant-${unit}`,
    permission: 'serve-members',
    request: contract,
    target: MemberTarget,
    locks: ({ id }) => walletLocksOf(id),
    facts: async (_, { id: memberId, operator, request, tx, context }) => {
      const makesGood = request.makes_good ?? undefined;
      return {
        isOwn: (await operatorOf(tx, memberId)) === operator.operatorId,
        grant: await openGrant(tx, unit, { memberId, amount: amountIn(request), memo: '', makesGood, ...context }),
      };
    },
    decide: (member, { facts: { isOwn, grant } }) => {
      const decision = decideGrantToMember(member, { isOwn });
      if (decision.refusal) return decision;
      if (grant === null) return refuse({ code: 'NoWallet' });
      return 'refusal' in grant ? grant : { ...decision, grant };
    },
    limits: {
      secondOperator: ({ request }) => ({ worth: { value: amountIn(request), unit }, binds: {} }),
      dailyCap: 'grants',
    },
    apply: ({ decided }) => {
      decided.grant.give();
    },
    audit: ({ request, decided: { grant } }) => {
      const amount = amountIn(request);
      return { amount: { value: amount, unit }, changes: { [unit]: [grant.balance, grant.balance + amount] } };
    },
  });

/** Gives a member free points. */
export const grantPoints = grantOf('points', GrantPointsRequest, ({ points }) => points);

/** Gives a member coins. */
export const grantCoins = grantOf('coins', GrantCoinsRequest, ({ coins }) => coins);
