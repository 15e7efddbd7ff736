import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { ReferralRefusal } from '../commands/referral-refusals.messages.js';
import { BONUS } from '../streams/bonus.js';
import type { ReferralPaid } from '../streams/referral.events.js';
import type { Referral } from '../streams/referral.state.js';

/**
 * Decides on the bonus after an operator has found two different people.
 *
 * @param isBanned true when either of them is banned
 */
export const decidePayReferral = (
  { friendId, referrerId, status }: Referral,
  isBanned: boolean,
): Decision<ReferralPaid, ReferralRefusal> => {
  if (status !== 'held') return refuse({ code: 'NotHeld' });
  if (isBanned) return refuse({ code: 'IsBanned' });
  return accept({ type: 'ReferralPaid', data: { friendId, referrerId, points: BONUS } });
};
