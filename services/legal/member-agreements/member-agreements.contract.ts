import type { IsoTime } from '../../platform/http/wire.contract.js';

export interface MemberAgreement {
  /** As its page is called: `terms-of-service`. */
  readonly text: string;
  readonly version: number;
  readonly agreed_at: IsoTime;
}

export interface MemberAgreementsCalls {
  /** What a member has agreed to, oldest first. */
  'GET /admin-api/members/{id}/agreements': { answer: { readonly agreements: readonly MemberAgreement[] } };
}
