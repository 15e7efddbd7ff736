import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

export interface RetryDeadLetterCalls {
  /** Has it tried again. */
  'POST /admin-api/dead-letters/{id}/retry': { request: CommandRequest; answer: DeadLetterResource };
}
