import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';

export interface BankProfileListCalls {
  /** Lists the layouts that operators have described. The filter `removed` selects removed ones. */
  'GET /admin-api/bank-profiles': { query: ListRequest; answer: readonly BankProfileResource[] };
  /** Returns a layout of bank files. */
  'GET /admin-api/bank-profiles/{id}': { answer: BankProfileResource };
}
