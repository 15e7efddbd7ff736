import type { MemberAgreementsResponse } from '../wire/member-agreements.contract.js';

export interface MemberAgreementsCalls {
  /** Lists a member's agreements and objections. */
  'GET /admin-api/members/{id}/agreements': { answer: MemberAgreementsResponse };
}
