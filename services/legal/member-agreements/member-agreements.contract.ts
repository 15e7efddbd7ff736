import type { MemberAgreementsResponse } from '../wire/member-agreements.contract.js';

export interface MemberAgreementsCalls {
  /** What a member has agreed to, and objected to. */
  'GET /admin-api/members/{id}/agreements': { answer: MemberAgreementsResponse };
}
