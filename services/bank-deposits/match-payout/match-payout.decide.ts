import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { PayoutMatched } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { matchHeldPayout } from '../streams/match-events.js';
import type { OpenPayout } from '../streams/open-payouts.js';

export type MatchPayoutRefused = Refusal<'NotHeld' | 'IsReversal' | 'UnknownPayout' | 'PayoutDiffers'>;

/** Decides a match with settled days of a provider. The deposit must equal the whole open amount of these days. */
export const decideMatchPayout = (
  deposit: Deposit,
  /** Null if one of them is not open, or if they belong to several providers. */
  days: readonly OpenPayout[] | null,
): Decision<PayoutMatched, MatchPayoutRefused> => {
  if (deposit.because === 'reversal') return refuse({ code: 'IsReversal' });
  if (deposit.status !== 'held' || deposit.heldYen === 0) return refuse({ code: 'NotHeld' });
  const [first] = days ?? [];
  if (!days || !first) return refuse({ code: 'UnknownPayout' });
  const sum = days.reduce((all, { yen }) => all + yen, 0);
  if (sum !== deposit.heldYen) return refuse({ code: 'PayoutDiffers' });
  return accept(matchHeldPayout(deposit, first.provider, days));
};
