import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { ClosableAlarm, PaymentAlarmClosed } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

/** Closes an alarm that was resolved outside of the shop. */
export const decideCloseAlarm = (
  { paymentId, purchase, alarms }: Payment,
  alarm: ClosableAlarm,
): Decision<PaymentAlarmClosed, Refusal<'NoSuchAlarm'>> =>
  alarms.includes(alarm)
    ? accept({ type: 'PaymentAlarmClosed', data: { paymentId, memberId: purchase!.memberId, alarm } })
    : refuse({ code: 'NoSuchAlarm' });
