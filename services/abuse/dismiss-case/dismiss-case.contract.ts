import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface DismissCaseCalls {
  /** Dismisses a case without consequences. */
  'POST /admin-api/abuse-cases/{id}/dismiss': { request: CommandRequest; answer: AbuseCase };
}
