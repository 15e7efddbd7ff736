import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { Tag } from '../wire/pack.contract.js';

export interface PackTagsResponse extends Done {
  /** The tags without duplicates, in the order of the shop’s packs. */
  readonly list: readonly Tag[];
}

export interface PackTagsCalls {
  /** The tags on packs of a type, for filtering their list. Specific to this project. */
  'GET /api/user/pack/tags/{type}': { answer: PackTagsResponse };
}
