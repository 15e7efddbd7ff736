import type { Timer } from '../../kernel/timer.js';
import { PAYMENT_LOOK } from '../streams/deadlines.js';
import { LookAtPayments } from './look-at-payments.command.js';

export const lookAtPaymentsWhenDue: Timer = {
  kind: PAYMENT_LOOK,
  command: (due, lockMode) => new LookAtPayments(due, lockMode),
};
