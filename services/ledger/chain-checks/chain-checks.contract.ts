import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ChainCheck } from '../wire/chain-check.contract.js';

export interface ChainChecksCalls {
  /** Lists the checks of the log’s chain. */
  'GET /admin-api/chain-checks': { query: ListRequest; answer: readonly ChainCheck[] };
  /** Returns a check. */
  'GET /admin-api/chain-checks/{id}': { answer: ChainCheck };
}
