import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

export interface ParkedMailsCalls {
  /** Mails that could not be delivered. */
  'GET /admin-api/parked-mails': { query: ListRequest; answer: readonly ParkedMailResource[] };
  /** One of them. */
  'GET /admin-api/parked-mails/{id}': { answer: ParkedMailResource };
}
