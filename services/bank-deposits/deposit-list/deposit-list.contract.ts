import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface DepositListCalls {
  /** Lists the deposits in the shop's account, the newest day first. */
  'GET /admin-api/deposits': { query: ListRequest; answer: readonly DepositResource[] };
  /** Returns a deposit with its history. A held one includes suggested payments. */
  'GET /admin-api/deposits/{id}': { answer: DepositResource };
}
