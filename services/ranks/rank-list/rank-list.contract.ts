import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { RankResource } from '../wire/rank.contract.js';

export interface RankListCalls {
  /** Lists the ranks, including withdrawn ones. */
  'GET /admin-api/ranks': { query: ListRequest; answer: readonly RankResource[] };
  /** Returns a rank. */
  'GET /admin-api/ranks/{id}': { answer: RankResource };
}
