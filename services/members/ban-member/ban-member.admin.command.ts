import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MemberTarget } from '../commands/member.target.js';
import { walletLocksOf } from '../commands/wallet-locks.js';
import { decideBanMember } from './ban-member.decide.js';

/** Bars a member from the shop; their belongings stay untouched. */
export const banMember = operatorCommand({
  route: 'POST members/:id/ban',
  permission: 'serve-members',
  request: CommandRequest,
  target: MemberTarget,
  // Draws and decisions check the member's standing under the wallet's lock.
  locks: ({ id }) => walletLocksOf(id),
  decide: (member, { id }) => decideBanMember(member, id),
});
