import { specification } from '../../kernel/given-when-then.js';
import { yen } from '../../kernel/money.js';
import type { DepositEvent, DepositHeld } from './deposit.events.js';
import { depositStream } from './deposit.state.js';
import { buildHeldEntry } from './deposit-entries.js';

const ID = 'd1';
export const deposit = specification(depositStream.initial(ID), depositStream.evolve);
const document = { kind: 'deposit', id: ID } as const;
/** Builds a held deposit of an unknown payment. */
export const buildHeldDeposit = (amount: number, overrides: Partial<DepositHeld['data']> = {}): DepositEvent => ({
  type: 'DepositHeld',
  data: {
    depositId: ID,
    yen: yen(amount),
    bookedOn: '2026-01-16',
    because: 'no-payment',
    paymentId: null,
    document,
    lines: buildHeldEntry(yen(amount)),
    ...overrides,
  },
});
/** Sums entries by account, without zero sums. */
export const sumEntries = (events: readonly DepositEvent[]) => {
  const all: Record<string, number> = {};
  for (const { account, amount } of events.flatMap(({ data }) => data.lines))
    all[account] = (all[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
};
