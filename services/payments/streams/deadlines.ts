import { isOpen, type Payment } from './payment.state.js';

/** When the provider is asked again. */
export const PAYMENT_LOOK = 'payment-look';
/** When a payment can no longer be made in time. */
export const PAYMENT_DUE = 'payment-due';

/** Whether its provider is asked from time to time: while it may be paid, and for money that comes late. */
export const isWatched = ({ status, wanted }: Payment): boolean =>
  wanted !== null && wanted.provider !== 'bank' && (isOpen({ status }) || status === 'expired');
