import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface DismissCaseCalls {
  /** Ends a case of which nothing follows. */
  'POST /admin-api/abuse-cases/{id}/dismiss': { request: CommandRequest; answer: AbuseCase };
}
