import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import type { DebtSettled } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

export type SettleDebtRefused = Refusal<'MoreThanOwed' | 'RefundUnderWay'>;

/** Decides the settlement of a debt, at most its amount: it was paid, or the shop writes it off. */
export const decideSettleDebt = (
  { paymentId, purchase, owedYen, refund }: Payment,
  { yen, by }: { readonly yen: Yen; readonly by: DebtSettled['data']['by'] },
): Decision<DebtSettled, SettleDebtRefused> => {
  // The refund may still fail, and then nothing is owed.
  if (refund) return refuse({ code: 'RefundUnderWay' });
  if (yen > owedYen) return refuse({ code: 'MoreThanOwed' });
  return accept({ type: 'DebtSettled', data: { paymentId, memberId: purchase!.memberId, yen, by } });
};
