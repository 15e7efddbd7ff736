import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { MemberListed, MemberResource } from '../wire/member.contract.js';

export interface MemberAccountsCalls {
  /** The members. */
  'GET /admin-api/members': { query: ListRequest; answer: readonly MemberListed[] };
  /** A member. */
  'GET /admin-api/members/{id}': { answer: MemberResource };
}
