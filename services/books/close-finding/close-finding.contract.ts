import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { BookFinding } from '../wire/book-finding.contract.js';

export interface CloseFindingCalls {
  /** Closes a finding after a repair. A member without open findings is unfrozen. */
  'POST /admin-api/book-findings/{id}/close': { request: CommandRequest; answer: BookFinding };
}
