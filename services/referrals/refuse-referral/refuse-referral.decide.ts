import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { ReferralRefusal } from '../commands/referral-refusals.messages.js';
import type { ReferralRefused } from '../streams/referral.events.js';
import type { Referral } from '../streams/referral.state.js';

/** Decides on a refusal by an operator. Nobody gets a bonus, and the place is free for another friend. */
export const decideRefuseReferral = ({
  friendId,
  referrerId,
  status,
}: Referral): Decision<ReferralRefused, ReferralRefusal> => {
  if (status !== 'held') return refuse({ code: 'NotHeld' });
  return accept({ type: 'ReferralRefused', data: { friendId, referrerId, because: 'operator' } });
};
