import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ReferralTarget } from '../commands/referral.target.js';
import { decideRefuseReferral } from './refuse-referral.decide.js';

/** Refuses the bonus of a referral. */
export const refuseReferral = operatorCommand({
  route: 'POST referrals/:id/refuse',
  permission: 'serve-members',
  request: CommandRequest,
  target: ReferralTarget,
  decide: decideRefuseReferral,
});
