import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface AssignCaseCalls {
  /** Assigns the case to the operator who sends the request. */
  'POST /admin-api/abuse-cases/{id}/assign': { request: CommandRequest; answer: AbuseCase };
}
