import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ReferralResource } from '../wire/referral.contract.js';

export interface ReferralListCalls {
  /** Lists the referrals of friends with a verified phone, newest first. */
  'GET /admin-api/referrals': { query: ListRequest; answer: readonly ReferralResource[] };
  /** Returns a referral by its friend's id. */
  'GET /admin-api/referrals/{id}': { answer: ReferralResource };
}
