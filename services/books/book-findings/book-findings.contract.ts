import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { BookFinding } from '../wire/book-finding.contract.js';

export interface BookFindingsCalls {
  /** Lists past and present differences between the shop's rows and the log. */
  'GET /admin-api/book-findings': { query: ListRequest; answer: readonly BookFinding[] };
  /** Returns one finding. */
  'GET /admin-api/book-findings/{id}': { answer: BookFinding };
}
