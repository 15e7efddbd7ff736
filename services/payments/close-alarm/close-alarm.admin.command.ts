import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { CloseAlarmRequest } from './close-alarm.contract.js';
import { decideCloseAlarm } from './close-alarm.decide.js';

/** Closes an alarm of a payment. */
export const closeAlarm = operatorCommand({
  route: 'POST payments/:id/close-alarm',
  permission: 'run-shop',
  request: CloseAlarmRequest,
  target: PaymentTarget,
  decide: (payment, { request }) => decideCloseAlarm(payment, request.alarm),
});
