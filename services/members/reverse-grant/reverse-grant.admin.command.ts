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
import { openReversal, TOLD_REASONS, walletStreamOf } from '../../points/index.js';
import { MemberTarget } from '../commands/member.target.js';
import { operatorOf } from '../rows/operators-accounts.rows.js';
import type { MemberResource } from '../wire/member.contract.js';
import { ReverseGrantRequest } from './reverse-grant.contract.js';
import { decideReverseGrant } from './reverse-grant.decide.js';

/** `POST /admin-api/members/{id}/reverse-grant`: no day's cap, and it makes no room in that of grants. */
@Controller('admin-api/members')
export class ReverseGrantController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
  ) {}

  @Post(':id/reverse-grant')
  @ForOperators('serve-members')
  reverse(
    @Commanded(ReverseGrantRequest) command: OperatorCommand<ReverseGrantRequest>,
  ): Promise<Answered<MemberResource>> {
    const { id: memberId, operator, request, reasonCode } = command;
    return this.commands.run(
      command,
      this.members,
      async (member, { tx, context, tell, second }) => {
        const isOwnAccount = (await operatorOf(tx, memberId)) === operator.operatorId;
        const decision = decideReverseGrant(member, { isOwn: isOwnAccount });
        if (decision.refusal) return decision;
        const why = TOLD_REASONS.find((code) => code === reasonCode) ?? null;
        const reversal = await openReversal(tx, memberId, request.entry, why);
        if (reversal === null) return refuse({ code: 'NoWallet' });
        if ('refusal' in reversal) return reversal;
        const { unit, taken, given, balance } = reversal;
        const worth = { value: taken, unit, about: { granted: given } };
        const opinion = await second({ worth, binds: {} });
        if (opinion.refusal) return opinion;
        reversal.record(context);
        tell({ amount: { value: taken, unit }, changes: { [unit]: [balance, balance - taken] } });
        return decision;
      },
      { locks: isId(memberId) ? [walletStreamOf(memberId)] : [] },
    );
  }
}
