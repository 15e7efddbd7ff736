import type { Timer } from '../../kernel/timer.js';
import { PAYMENT_DUE } from '../streams/deadlines.js';
import { ExpirePayments } from './expire-payments.command.js';

export const expirePaymentsWhenDue: Timer = {
  kind: PAYMENT_DUE,
  command: (due, lockMode) => new ExpirePayments(due, lockMode),
};
