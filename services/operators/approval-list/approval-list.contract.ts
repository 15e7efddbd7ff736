import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ApprovalResource } from '../wire/approval.contract.js';

export interface ApprovalListCalls {
  /** Lists the requests for a second operator, open and closed. Support reads its own. */
  'GET /admin-api/approvals': { query: ListRequest; answer: readonly ApprovalResource[] };
  /** Returns one request. */
  'GET /admin-api/approvals/{id}': { answer: ApprovalResource };
}
