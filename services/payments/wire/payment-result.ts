import { isOpen, type PaymentStatus } from '../streams/payment.state.js';

/** Returns the result of a payment: 1 credited, 2 pending, 0 failed. */
export const resultOf = (payment: { readonly status: PaymentStatus }): '0' | '1' | '2' => {
  if (payment.status === 'paid') return '1';
  return isOpen(payment) ? '2' : '0';
};
