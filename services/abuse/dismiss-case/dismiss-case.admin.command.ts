import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { CaseTarget } from '../commands/case.target.js';
import { decideDismissCase } from './dismiss-case.decide.js';

/** Dismisses a case without consequences. */
export const dismissCase = operatorCommand({
  route: 'POST abuse-cases/:id/dismiss',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { cases: CaseTarget },
  target: ({ reason, services }) => services.cases.withReason(reason),
  decide: decideDismissCase,
});
