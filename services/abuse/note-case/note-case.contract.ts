import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface NoteCaseCalls {
  /** Adds the request's reason to the case as a note. */
  'POST /admin-api/abuse-cases/{id}/note': { request: CommandRequest; answer: AbuseCase };
}
