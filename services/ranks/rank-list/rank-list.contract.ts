import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { RankResource } from '../wire/rank.contract.js';

export interface RankListCalls {
  /** The ranks, the withdrawn ones too. */
  'GET /admin-api/ranks': { query: ListRequest; answer: readonly RankResource[] };
  /** A rank. */
  'GET /admin-api/ranks/{id}': { answer: RankResource };
}
