import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface DepositListCalls {
  /** What the bank's files tell of the shop's account, the newest day first. */
  'GET /admin-api/deposits': { query: ListRequest; answer: readonly DepositResource[] };
  /** A deposit, with what happened to it; of one that is held, payments that it may be of. */
  'GET /admin-api/deposits/{id}': { answer: DepositResource };
}
