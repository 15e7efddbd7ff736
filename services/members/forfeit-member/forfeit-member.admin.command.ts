import { isId } from '../../kernel/ids.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { DeadlineRunner } from '../../platform/deadlines/deadline-runner.js';
import { forfeitBalance } from '../../points/index.js';
import { AccountBelongings } from '../belongings/account-belongings.js';
import { computeAccountWorth, ownHoldingsOf } from '../belongings/worth-of-account.js';
import { MemberTarget } from '../commands/member.target.js';
import { walletLocksOf } from '../commands/wallet-locks.js';
import { isMember } from '../rows/standing.rows.js';
import { AccountForfeiture } from './account-forfeiture.js';
import { ForfeitMemberRequest } from './forfeit-member.contract.js';
import { decideForfeitMember } from './forfeit-member.decide.js';
import { ForfeitureCases } from './forfeiture-cases.js';

/** Forfeits a member's whole account to the shop. Requires a case and a second operator. */
export const forfeitMember = operatorCommand({
  route: 'POST members/:id/forfeit',
  permission: 'serve-members',
  request: ForfeitMemberRequest,
  uses: {
    forfeiture: AccountForfeiture,
    cases: ForfeitureCases,
    deadlineRunner: DeadlineRunner,
    belongings: AccountBelongings,
  },
  // Cards with an earlier deadline are points or parcels by then.
  prepare: async ({ id, services }) => {
    if (isId(id)) await services.deadlineRunner.settle(id);
  },
  target: MemberTarget,
  // Draws and decisions check the member's standing under the wallet's lock.
  locks: ({ id, services }) => (isId(id) ? [...walletLocksOf(id), ...services.forfeiture.locksOf(id)] : []),
  facts: async (_, { id, request: { case_id: caseId, duplicate_of: other }, tx, services }) => ({
    caseId,
    standing: await services.cases.standingOf(tx, caseId, id),
    duplicateOf: other ? { memberId: other, exists: await isMember(tx, other) } : null,
  }),
  decide: (member, { id, facts }) => decideForfeitMember(member, id, facts),
  limits: {
    secondOperator: async ({ id, tx, services }) => ({
      worth: computeAccountWorth(await ownHoldingsOf(tx, services.belongings, id)),
      binds: {},
    }),
    isAlways: true,
  },
  apply: async ({ id, operator, request, tx, context, services }) => {
    await forfeitBalance(tx, context, id);
    await services.forfeiture.forfeit(tx, context, id);
    services.cases.noteForfeited(tx, request.case_id, id, operator.operatorId);
    return undefined;
  },
});
