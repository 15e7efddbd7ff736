import { Controller, Post } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { Timekeeper } from '../../platform/deadlines/timekeeper.js';
import { forfeitBalance, walletStreamOf } from '../../points/index.js';
import { AccountBelongings } from '../belongings/account-belongings.js';
import { ownHoldingsOf, worthOfAccount } from '../belongings/worth-of-account.js';
import { MemberTarget } from '../commands/member.target.js';
import { isMember } from '../rows/standing.rows.js';
import type { MemberResource } from '../wire/member.contract.js';
import { AccountForfeiture } from './account-forfeiture.js';
import { ForfeitMemberRequest } from './forfeit-member.contract.js';
import { decideForfeitMember } from './forfeit-member.decide.js';
import { ForfeitureCases } from './forfeiture-cases.js';

/** `POST /admin-api/members/{id}/forfeit`: all that a member has is the shop's, out of a case and never by one operator alone. */
@Controller('admin-api/members')
export class ForfeitMemberController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
    private readonly forfeiture: AccountForfeiture,
    private readonly cases: ForfeitureCases,
    private readonly timekeeper: Timekeeper,
    private readonly belongings: AccountBelongings,
  ) {}

  @Post(':id/forfeit')
  @ForOperators('serve-members')
  async forfeit(
    @Commanded(ForfeitMemberRequest) command: OperatorCommand<ForfeitMemberRequest>,
  ): Promise<Answered<MemberResource>> {
    const { id, operator, request } = command;
    const { case_id: caseId, duplicate_of: other } = request;
    // What was due before has happened before: cards are points or parcels by then.
    if (isId(id)) await this.timekeeper.settle(id);
    // Whoever draws or decides asks for the standing under the lock of the wallet.
    const locks = isId(id) ? [walletStreamOf(id), ...this.forfeiture.locksOf(id)] : [];
    return this.commands.run(
      command,
      this.members,
      async (member, { tx, context, second }) => {
        const decision = decideForfeitMember(member, id, {
          caseId,
          standing: await this.cases.standingOf(tx, caseId, id),
          duplicateOf: other ? { memberId: other, exists: await isMember(tx, other) } : null,
        });
        if (decision.refusal) return decision;
        const worth = worthOfAccount(await ownHoldingsOf(tx, this.belongings, id));
        const opinion = await second({ worth, binds: {} }, 'always');
        if (opinion.refusal) return opinion;
        await forfeitBalance(tx, context, id);
        await this.forfeiture.forfeit(tx, context, id);
        this.cases.noteForfeited(tx, caseId, id, operator.operatorId);
        return decision;
      },
      { locks },
    );
  }
}
