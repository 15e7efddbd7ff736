import { toTokyoIso } from '../../kernel/time.js';
import type { CommandExplanation } from '../../operators/index.js';
import type { FactRow } from '../../payments/index.js';
import { settlementIdOf } from '../../settlements/index.js';
import type { OpenPayout } from '../streams/open-payouts.js';
import type { DepositHappening, PaidOutDay } from './deposit.contract.js';

export type { FactRow };

/** Builds an entry of a deposit's history for the console. */
export const depositHappening = (fact: FactRow, explained: CommandExplanation | null): DepositHappening => {
  const { depositId: _, document: __, lines: ___, ...details } = fact.data;
  return {
    id: fact.id,
    at: toTokyoIso(fact.effective_at),
    type: fact.type,
    operator: explained?.name ?? null,
    reason: explained?.reason ?? null,
    details,
  };
};

/** Builds a payout of a day for the console. */
export const toPaidOutDay = (one: OpenPayout): PaidOutDay => ({
  settlement: settlementIdOf(one),
  provider: one.provider as PaidOutDay['provider'],
  day: one.day,
  yen: one.yen,
});
