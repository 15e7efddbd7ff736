import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { ApprovalResource } from '../wire/approval.contract.js';

export interface ApprovalListCalls {
  /** Commands that wait for a second operator, and that waited; support reads its own. */
  'GET /admin-api/approvals': { query: ListRequest; answer: readonly ApprovalResource[] };
  /** One of them. */
  'GET /admin-api/approvals/{id}': { answer: ApprovalResource };
}
