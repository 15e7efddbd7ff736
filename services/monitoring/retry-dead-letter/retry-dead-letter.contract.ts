import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

export interface RetryDeadLetterCalls {
  /** Retries the parked events of a key, from this letter on. */
  'POST /admin-api/dead-letters/{id}/retry': { request: CommandRequest; answer: DeadLetterResource };
}
