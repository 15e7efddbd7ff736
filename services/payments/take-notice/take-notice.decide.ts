import { accept, type Decision } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import type { AmountDiffered } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

/** What a notice says by itself is no more than a hint; that it speaks of another amount, somebody must know. */
export const decideTakeNotice = (
  payment: Payment,
  hint: { readonly noticeId: string; readonly yen: Yen | null },
): Decision<AmountDiffered, never> => {
  const { paymentId, wanted } = payment;
  if (!wanted || hint.yen === null || hint.yen === wanted.yen) return accept();
  const providerRef = `notice:${hint.noticeId}`;
  return accept({
    type: 'AmountDiffered',
    data: { paymentId, memberId: wanted.memberId, providerRef, yen: hint.yen, via: 'notice' },
  });
};
