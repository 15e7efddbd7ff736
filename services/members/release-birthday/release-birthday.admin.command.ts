import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MemberTarget } from '../commands/member.target.js';
import { decideReleaseBirthday } from './release-birthday.decide.js';

/** Removes the member's birthday, so that the shop asks for it again. */
export const releaseBirthday = operatorCommand({
  route: 'POST members/:id/release-birthday',
  permission: 'serve-members',
  request: CommandRequest,
  target: MemberTarget,
  decide: (member, { id }) => decideReleaseBirthday(member, id),
});
