import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

export interface CloseCaseCalls {
  /** Closes a case whose members were banned or forfeited. */
  'POST /admin-api/abuse-cases/{id}/close': { request: CommandRequest; answer: AbuseCase };
}
