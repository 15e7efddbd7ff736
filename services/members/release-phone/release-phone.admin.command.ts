import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MemberTarget } from '../commands/member.target.js';
import { decideReleasePhone } from './release-phone.decide.js';

/** Releases the member's verified number, so that another member may verify it. */
export const releasePhone = operatorCommand({
  route: 'POST members/:id/release-phone',
  permission: 'serve-members',
  request: CommandRequest,
  target: MemberTarget,
  decide: (member, { id }) => decideReleasePhone(member, id),
});
