import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { TransferResource } from '../wire/transfer.contract.js';

export interface TransferListCalls {
  /** Lists the transfers of points, newest first. */
  'GET /admin-api/partner-transfers': { query: ListRequest; answer: readonly TransferResource[] };
  /** Returns a transfer. */
  'GET /admin-api/partner-transfers/{id}': { answer: TransferResource };
}
