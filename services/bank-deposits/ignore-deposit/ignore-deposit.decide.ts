import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { DepositIgnored } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { buildReleasedEntry, documentOf } from '../streams/deposit-entries.js';

export type IgnoreDepositRefused = Refusal<'NotHeld'>;

/** Decides that a held deposit is not a member's: a payout, interest, or a line handled elsewhere. */
export const decideIgnoreDeposit = (deposit: Deposit): Decision<DepositIgnored, IgnoreDepositRefused> => {
  const { depositId, status, heldYen } = deposit;
  if (status !== 'held') return refuse({ code: 'NotHeld' });
  const data = { depositId, yen: heldYen, document: documentOf(depositId), lines: buildReleasedEntry(heldYen) };
  return accept({ type: 'DepositIgnored', data });
};
