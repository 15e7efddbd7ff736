import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { OpeningTargets } from '../commands/opening.target.js';
import { OpenCaseOfMemberRequest } from './open-case.contract.js';
import { decideOpenCase } from './open-case.decide.js';

/** Opens a case from a group in the queue. */
export const openCaseOfItem = operatorCommand({
  route: 'POST abuse-items/:id/open-case',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { openings: OpeningTargets },
  target: ({ reason, services }) => services.openings.ofItem(reason),
  decide: decideOpenCase,
});

/** Opens a case from a member. */
export const openCaseOfMember = operatorCommand({
  route: 'POST members/:id/open-case',
  permission: 'serve-members',
  request: OpenCaseOfMemberRequest,
  uses: { openings: OpeningTargets },
  target: ({ reason, request, services }) => services.openings.ofMember(reason, request.with || null),
  decide: decideOpenCase,
});
