import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

export interface ParkedMailsCalls {
  /** Lists mails that could not be delivered. */
  'GET /admin-api/parked-mails': { query: ListRequest; answer: readonly ParkedMailResource[] };
  /** Returns one mail that could not be delivered. */
  'GET /admin-api/parked-mails/{id}': { answer: ParkedMailResource };
}
