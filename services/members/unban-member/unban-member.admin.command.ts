import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MemberTarget } from '../commands/member.target.js';
import { decideUnbanMember } from './unban-member.decide.js';

/** Lifts a member's ban. */
export const unbanMember = operatorCommand({
  route: 'POST members/:id/unban',
  permission: 'serve-members',
  request: CommandRequest,
  target: MemberTarget,
  decide: (member, { id }) => decideUnbanMember(member, id),
});
