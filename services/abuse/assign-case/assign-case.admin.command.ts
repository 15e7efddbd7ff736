import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { CaseTarget } from '../commands/case.target.js';
import { decideAssignCase } from './assign-case.decide.js';

/** Assigns a case to the operator. */
export const assignCase = operatorCommand({
  route: 'POST abuse-cases/:id/assign',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { cases: CaseTarget },
  target: ({ reason, services }) => services.cases.withReason(reason),
  decide: (one, { operator }) => decideAssignCase(one, operator.operatorId),
});
