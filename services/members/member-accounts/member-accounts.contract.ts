import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { MemberListed, MemberResource } from '../wire/member.contract.js';

export interface MemberAccountsCalls {
  /** Lists the members. */
  'GET /admin-api/members': { query: ListRequest; answer: readonly MemberListed[] };
  /** Returns a member. */
  'GET /admin-api/members/{id}': { answer: MemberResource };
}
