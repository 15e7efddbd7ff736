import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { BookFinding } from '../wire/book-finding.contract.js';

export interface BookFindingsCalls {
  /** What in the books is or was not what the log says. */
  'GET /admin-api/book-findings': { query: ListRequest; answer: readonly BookFinding[] };
  /** One of it. */
  'GET /admin-api/book-findings/{id}': { answer: BookFinding };
}
