import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { NoticeResource } from '../wire/notice.contract.js';

export interface AdminNoticesCalls {
  /** Lists notices, drafts included. */
  'GET /admin-api/notices': { query: ListRequest; answer: readonly NoticeResource[] };
  /** Returns a notice. */
  'GET /admin-api/notices/{id}': { answer: NoticeResource };
}
