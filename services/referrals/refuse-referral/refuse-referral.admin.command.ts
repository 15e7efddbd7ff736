import { Controller, Post } from '@nestjs/common';
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
import { decideRefuseReferral } from './refuse-referral.decide.js';

/** `POST /admin-api/referrals/{id}/refuse` */
@Controller('admin-api/referrals')
export class RefuseReferralController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly referrals: ReferralTarget,
  ) {}

  @Post(':id/refuse')
  @ForOperators('serve-members')
  refuse(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ReferralResource>> {
    return this.commands.run(command, this.referrals, decideRefuseReferral);
  }
}
