import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ReferralResource } from '../wire/referral.contract.js';

export interface RefuseReferralCalls {
  /** Refuses the bonus of a held referral, so that its place is free for another friend. */
  'POST /admin-api/referrals/{id}/refuse': { request: CommandRequest; answer: ReferralResource };
}
