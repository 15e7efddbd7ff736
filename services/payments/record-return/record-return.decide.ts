import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import type { RefundConfirmed, RefundRequested } from '../streams/payment.events.js';
import { leftOf, type Payment } from '../streams/payment.state.js';
import { buildReturnEvents, type ReturnContext } from '../streams/returned.js';

export type RecordReturnRefused = Refusal<
  'NotPaid' | 'NoProvider' | 'ChargebackOpen' | 'RefundUnderWay' | 'MoreThanPaid'
>;

/**
 * Decides a return that an operator saw at the provider, and that the provider's status does not book automatically.
 */
export const decideRecordReturn = (
  payment: Payment,
  { yen, ...seen }: Omit<ReturnContext, 'via'> & { readonly yen: Yen },
): Decision<RefundRequested | RefundConfirmed, RecordReturnRefused> => {
  const { purchase, status, chargeback, refund } = payment;
  if (!purchase || status !== 'paid') return refuse({ code: 'NotPaid' });
  if (purchase.provider === 'bank') return refuse({ code: 'NoProvider' });
  if (chargeback) return refuse({ code: 'ChargebackOpen' });
  if (refund) return refuse({ code: 'RefundUnderWay' });
  if (yen > leftOf(payment)) return refuse({ code: 'MoreThanPaid' });
  return accept<RefundRequested | RefundConfirmed>(...buildReturnEvents(payment, yen, seen, true));
};
