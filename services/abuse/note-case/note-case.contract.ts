import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface NoteCaseCalls {
  /** Writes the reason given into the case, as a note. */
  'POST /admin-api/abuse-cases/{id}/note': { request: CommandRequest; answer: AbuseCase };
}
