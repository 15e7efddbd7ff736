import { refuse } from '../../kernel/decision.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { DISCLOSED_REASONS, openReversal } from '../../points/index.js';
import { MemberTarget } from '../commands/member.target.js';
import { walletLocksOf } from '../commands/wallet-locks.js';
import { operatorOf } from '../rows/operators-accounts.rows.js';
import { ReverseGrantRequest } from './reverse-grant.contract.js';
import { decideReverseGrant } from './reverse-grant.decide.js';

/** Reverses a grant. Reversals have no daily cap, and do not free the daily cap of grants. */
export const reverseGrant = operatorCommand({
  route: 'POST members/:id/reverse-grant',
  permission: 'serve-members',
  request: ReverseGrantRequest,
  target: MemberTarget,
  locks: ({ id }) => walletLocksOf(id),
  facts: async (_, { id, operator, request, reasonCode, tx }) => {
    const why = DISCLOSED_REASONS.find((code) => code === reasonCode) ?? null;
    return {
      isOwn: (await operatorOf(tx, id)) === operator.operatorId,
      reversal: await openReversal(tx, id, request.entry, why),
    };
  },
  decide: (member, { facts: { isOwn, reversal } }) => {
    const decision = decideReverseGrant(member, { isOwn });
    if (decision.refusal) return decision;
    if (reversal === null) return refuse({ code: 'NoWallet' });
    return 'refusal' in reversal ? reversal : { ...decision, reversal };
  },
  limits: {
    secondOperator: ({ decided: { reversal } }) => ({
      worth: { value: reversal.taken, unit: reversal.unit, about: { granted: reversal.granted } },
      binds: {},
    }),
  },
  apply: ({ decided: { reversal }, context }) => {
    reversal.record(context);
  },
  audit: ({ decided: { reversal } }) => {
    const { unit, taken, balance } = reversal;
    return { amount: { value: taken, unit }, changes: { [unit]: [balance, balance - taken] } };
  },
});
