import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { NoticeResource } from '../wire/notice.contract.js';

export interface AdminNoticesCalls {
  /** The notices, drafts too. */
  'GET /admin-api/notices': { query: ListRequest; answer: readonly NoticeResource[] };
  /** A notice. */
  'GET /admin-api/notices/{id}': { answer: NoticeResource };
}
