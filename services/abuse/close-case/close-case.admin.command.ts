import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { CaseTarget } from '../commands/case.target.js';
import { decideCloseCase } from './close-case.decide.js';

/** Closes a case after its members were banned or forfeited. */
export const closeCase = operatorCommand({
  route: 'POST abuse-cases/:id/close',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { cases: CaseTarget },
  target: ({ reason, services }) => services.cases.withReason(reason),
  decide: decideCloseCase,
});
