import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

export interface DeadLettersCalls {
  /** What readers could not take in. */
  'GET /admin-api/dead-letters': { query: ListRequest; answer: readonly DeadLetterResource[] };
  /** One of them, with its data. */
  'GET /admin-api/dead-letters/{id}': { answer: DeadLetterResource };
}
