import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';

export interface BankProfileListCalls {
  /** The layouts of bank files that operators have described; removed ones by the filter `removed`. */
  'GET /admin-api/bank-profiles': { query: ListRequest; answer: readonly BankProfileResource[] };
  /** A layout of bank files. */
  'GET /admin-api/bank-profiles/{id}': { answer: BankProfileResource };
}
