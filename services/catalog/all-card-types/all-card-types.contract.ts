import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';

export interface AllCardTypesCalls {
  /** The card types. */
  'GET /admin-api/card-types': { query: ListRequest; answer: readonly CardTypeRow[] };
  /** A card type. */
  'GET /admin-api/card-types/{id}': { answer: CardTypeRow };
}
