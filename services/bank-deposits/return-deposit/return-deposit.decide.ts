import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { DepositReturned } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { buildReleasedEntry, documentOf } from '../streams/deposit-entries.js';

export type ReturnDepositRefused = Refusal<'NotHeld' | 'IsReversal'>;

/** Decides that the held amount was transferred back to its sender: the money has left the shop’s account. */
export const decideReturnDeposit = (deposit: Deposit): Decision<DepositReturned, ReturnDepositRefused> => {
  const { depositId, status, heldYen } = deposit;
  if (deposit.because === 'reversal') return refuse({ code: 'IsReversal' });
  if (status !== 'held' || heldYen === 0) return refuse({ code: 'NotHeld' });
  const data = { depositId, yen: heldYen, document: documentOf(depositId), lines: buildReleasedEntry(heldYen) };
  return accept({ type: 'DepositReturned', data });
};
