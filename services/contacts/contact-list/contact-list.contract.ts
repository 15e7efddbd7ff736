import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ContactResource } from '../wire/contact.contract.js';

export interface ContactListCalls {
  /** What people have written, oldest first. */
  'GET /admin-api/contacts': { query: ListRequest; answer: readonly ContactResource[] };
  /** One with its answers. */
  'GET /admin-api/contacts/{id}': { answer: ContactResource };
}
