import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { CardRecord } from '../wire/card-record.contract.js';

export interface CardsCalls {
  /** The cards. */
  'GET /admin-api/cards': { query: ListRequest; answer: readonly CardRecord[] };
  /** A card. */
  'GET /admin-api/cards/{id}': { answer: CardRecord };
}
