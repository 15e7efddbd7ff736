import { Controller, Post } from '@nestjs/common';
import { refuse } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { openGrant, walletStreamOf } from '../../points/index.js';
import { MemberTarget } from '../commands/member.target.js';
import { operatorOf } from '../rows/operators-accounts.rows.js';
import type { MemberResource } from '../wire/member.contract.js';
import { GrantCoinsRequest, GrantPointsRequest, type GrantRequest } from './grant-to-member.contract.js';
import { decideGrantToMember } from './grant-to-member.decide.js';

/** `POST /admin-api/members/{id}/grant-points` and `…/grant-coins`. */
@Controller('admin-api/members')
export class GrantToMemberController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/grant-points')
  @ForOperators('serve-members')
  grantPoints(@Commanded(GrantPointsRequest) command: OperatorCommand<GrantPointsRequest>) {
    return this.grant(command, 'points', command.request.points);
  }

  @Post(':id/grant-coins')
  @ForOperators('serve-members')
  grantCoins(@Commanded(GrantCoinsRequest) command: OperatorCommand<GrantCoinsRequest>) {
    return this.grant(command, 'coins', command.request.coins);
  }

  private grant(
    command: OperatorCommand<GrantRequest>,
    unit: 'points' | 'coins',
    amount: number,
  ): Promise<Answered<MemberResource>> {
    const { id: memberId, operator, request } = command;
    return this.commands.run(
      command,
      this.members,
      async (member, { tx, context, tell, second }) => {
        const isOwnAccount = (await operatorOf(tx, memberId)) === operator.operatorId;
        const decision = decideGrantToMember(member, { isOwn: isOwnAccount });
        if (decision.refusal) return decision;
        const makesGood = request.makes_good ?? undefined;
        const grant = await openGrant(tx, unit, { memberId, amount, memo: '', makesGood, ...context });
        if (grant === null) return refuse({ code: 'NoWallet' });
        if ('refusal' in grant) return grant;
        const opinion = await second({ worth: { value: amount, unit }, binds: {} }, 'grants');
        if (opinion.refusal) return opinion;
        const balance = grant.give();
        tell({ amount: { value: amount, unit }, changes: { [unit]: [balance - amount, balance] } });
        return decision;
      },
      { locks: isId(memberId) ? [walletStreamOf(memberId)] : [] },
    );
  }
}
