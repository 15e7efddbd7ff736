import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { BookFinding } from '../wire/book-finding.contract.js';

export interface CloseFindingCalls {
  /** Says that the books are right again; with the last finding of a member, they are free again. */
  'POST /admin-api/book-findings/{id}/close': { request: CommandRequest; answer: BookFinding };
}
