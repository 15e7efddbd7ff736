import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import type { DebtSettled } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

export type SettleDebtRefused = Refusal<'MoreThanOwed' | 'RefundUnderWay'>;

/** A member has paid what they owe, or the shop gives it up; never more than is owed. */
export const decideSettleDebt = (
  { paymentId, purchase: wanted, owedYen, refund }: Payment,
  { yen, by }: { readonly yen: Yen; readonly by: DebtSettled['data']['by'] },
): Decision<DebtSettled, SettleDebtRefused> => {
  // It may fail yet, and then nothing of it is owed.
  if (refund) return refuse({ code: 'RefundUnderWay' });
  if (yen > owedYen) return refuse({ code: 'MoreThanOwed' });
  return accept({ type: 'DebtSettled', data: { paymentId, memberId: wanted!.memberId, yen, by } });
};
