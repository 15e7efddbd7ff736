import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { WITHDRAWN } from '../streams/failure-codes.js';
import type { RefundConfirmed, RefundFailed } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

export type TransferRefused = Refusal<'NoTransferDue' | 'InTheFuture'>;

/** Confirms that finance has transferred a refund. */
export const decideConfirmRefund = (
  { refund }: Payment,
  { sentAt, now }: { readonly sentAt: Date; readonly now: Date },
): Decision<RefundConfirmed, TransferRefused> => {
  if (refund?.by !== 'transfer') return refuse({ code: 'NoTransferDue' });
  if (sentAt > now) return refuse({ code: 'InTheFuture' });
  const { paymentId, memberId, refundId, yen, takenFrom } = refund;
  const of = { paymentId, memberId, refundId, yen };
  return accept({ type: 'RefundConfirmed', data: { ...of, at: sentAt.toISOString(), takenFrom } });
};

/** Withdraws a transfer, for instance if nobody knows the payee's account. */
export const decideWithdrawRefund = ({ refund }: Payment): Decision<RefundFailed, TransferRefused> => {
  if (refund?.by !== 'transfer') return refuse({ code: 'NoTransferDue' });
  const { paymentId, memberId, refundId, yen } = refund;
  return accept({ type: 'RefundFailed', data: { paymentId, memberId, refundId, yen, code: WITHDRAWN } });
};
