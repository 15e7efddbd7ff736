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
    return this.commands.run(command, this.referrals, async (referral, { tx, tell }) => {
      const banned = await bannedAmong(tx, [referral.friendId, referral.referrerId]);
      const decision = decidePayReferral(referral, banned.size > 0);
      for (const { data } of decision.events ?? []) tell({ amount: { value: 2 * data.points, unit: 'points' } });
      return decision;
    });
  }
}
