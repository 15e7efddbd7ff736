import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

export interface DeadLettersCalls {
  /** Lists the events that consumers could not process. */
  'GET /admin-api/dead-letters': { query: ListRequest; answer: readonly DeadLetterResource[] };
  /** Returns one dead letter with the data of its event. */
  'GET /admin-api/dead-letters/{id}': { answer: DeadLetterResource };
}
