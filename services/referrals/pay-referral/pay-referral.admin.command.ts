import { Controller, Post } from '@nestjs/common';
import { bannedAmong } from '../../members/index.js';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ReferralTarget } from '../commands/referral.target.js';
import { BONUS } from '../streams/bonus.js';
import type { ReferralResource } from '../wire/referral.contract.js';
import { decidePayReferral } from './pay-referral.decide.js';

/** `POST /admin-api/referrals/{id}/pay` */
@Controller('admin-api/referrals')
export class PayReferralController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly referrals: ReferralTarget,
  ) {}

  @Post(':id/pay')
  @ForOperators('serve-members')
  pay(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ReferralResource>> {
    return this.commands.run(command, this.referrals, async (referral, { tx, tell, second }) => {
      const banned = await bannedAmong(tx, [referral.friendId, referral.referrerId]);
      const decision = decidePayReferral(referral, banned.size > 0);
      if (decision.refusal) return decision;
      const amount = { value: 2 * BONUS, unit: 'points' } as const;
      const opinion = await second({ worth: amount, binds: {} }, 'grants');
      if (opinion.refusal) return opinion;
      tell({ amount });
      return decision;
    });
  }
}
