import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ContactResource } from '../wire/contact.contract.js';

export interface ContactListCalls {
  /** Lists contacts, oldest first. */
  'GET /admin-api/contacts': { query: ListRequest; answer: readonly ContactResource[] };
  /** Returns a contact with its answers. */
  'GET /admin-api/contacts/{id}': { answer: ContactResource };
}
