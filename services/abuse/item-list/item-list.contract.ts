import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { AbuseItem } from '../wire/abuse-item.contract.js';

export interface ItemListCalls {
  /** Lists groups of members to review, highest score first. */
  'GET /admin-api/abuse-items': { query: ListRequest; answer: readonly AbuseItem[] };
  'GET /admin-api/abuse-items/{id}': { answer: AbuseItem };
}
