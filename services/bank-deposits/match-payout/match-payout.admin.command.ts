import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { EXTERNAL_PROVIDERS } from '../../platform/payments/providers.shared.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { settlementIdOf, settlementLock } from '../../settlements/index.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { openPayouts, rememberPayer, takePayouts } from '../rows/payouts.rows.js';
import type { OpenPayout } from '../streams/open-payouts.js';
import { MatchPayoutRequest } from './match-payout.contract.js';
import { decideMatchPayout } from './match-payout.decide.js';

/** Loads the open payouts of these days; null if one is not open, or they belong to several providers. */
const loadOpen = async (tx: StoreTransaction, ids: readonly string[]): Promise<readonly OpenPayout[] | null> => {
  const provider = EXTERNAL_PROVIDERS.find((one) => ids.every((id) => id === `${one}-${id.slice(-10)}`));
  if (!provider) return null;
  const days = (await openPayouts(tx, [provider])).filter((one) => ids.includes(settlementIdOf(one)));
  return days.length === ids.length ? days : null;
};

/** Matches a held deposit with a provider's payouts. */
export const matchPayout = operatorCommand({
  route: 'POST deposits/:id/match-payout',
  permission: 'run-shop',
  request: MatchPayoutRequest,
  prepare: ({ request }) => ({ settlements: [...new Set(request.settlements)] }),
  target: DepositTarget,
  locks: ({ prepared: { settlements } }) => settlements.map(settlementLock),
  facts: async (_, { tx, prepared: { settlements } }) => ({ days: await loadOpen(tx, settlements) }),
  decide: (deposit, { facts: { days } }) => decideMatchPayout(deposit, days),
  apply: ({ tx, state: deposit, facts: { days } }) => {
    takePayouts(tx, deposit.depositId, days!);
    rememberPayer(tx, deposit.depositId, days![0]!.provider);
  },
  audit: ({ state: deposit }) => ({ amount: { value: deposit.heldYen, unit: 'points' } }),
});
