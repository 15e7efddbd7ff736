import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

export interface DiscardDeadLetterCalls {
  /** Discards an event for one consumer. */
  'POST /admin-api/dead-letters/{id}/discard': { request: CommandRequest; answer: DeadLetterResource };
}
