import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { CaseTarget } from '../commands/case.target.js';
import { decideNoteCase } from './note-case.decide.js';

/** Adds a note to a case. */
export const noteCase = operatorCommand({
  route: 'POST abuse-cases/:id/note',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { cases: CaseTarget },
  target: ({ reason, services }) => services.cases.withReason(reason),
  decide: (one, { reason }) => decideNoteCase(one, reason),
});
