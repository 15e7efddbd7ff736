import { findBanned } from '../../members/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ReferralTarget } from '../commands/referral.target.js';
import { BONUS } from '../streams/bonus.js';
import { decidePayReferral } from './pay-referral.decide.js';

/** The bonus of both members. */
const AMOUNT = { value: 2 * BONUS, unit: 'points' } as const;

/** Pays the bonus of a held referral. */
export const payReferral = operatorCommand({
  route: 'POST referrals/:id/pay',
  permission: 'serve-members',
  request: CommandRequest,
  target: ReferralTarget,
  facts: async ({ friendId, referrerId }, { tx }) => ({
    isBanned: (await findBanned(tx, [friendId, referrerId])).size > 0,
  }),
  decide: (referral, { facts }) => decidePayReferral(referral, facts.isBanned),
  limits: { secondOperator: () => ({ worth: AMOUNT, binds: {} }), dailyCap: 'grants' },
  audit: () => ({ amount: AMOUNT }),
});
