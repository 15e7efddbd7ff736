import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MemberTarget } from '../commands/member.target.js';
import { decideKeepAccount } from './keep-account.decide.js';

/** Keeps an unused account from being closed for now. */
export const keepAccount = operatorCommand({
  route: 'POST members/:id/keep',
  permission: 'serve-members',
  request: CommandRequest,
  target: MemberTarget,
  decide: (member, { id }) => decideKeepAccount(member, id),
});
