import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ReferralResource } from '../wire/referral.contract.js';

export interface PayReferralCalls {
  /** Pays the bonus of a held referral: 500 points to both members. */
  'POST /admin-api/referrals/{id}/pay': { request: CommandRequest; answer: ReferralResource };
}
