import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { ReferralResource } from '../wire/referral.contract.js';

export interface ReferralListCalls {
  /** Friends whose phone is verified, and what became of the bonus, the newest first. */
  'GET /admin-api/referrals': { query: ListRequest; answer: readonly ReferralResource[] };
  /** A referral, by its friend's id. */
  'GET /admin-api/referrals/{id}': { answer: ReferralResource };
}
