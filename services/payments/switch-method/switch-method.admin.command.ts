import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MethodTarget } from '../commands/method.target.js';
import { SwitchMethodRequest } from './switch-method.contract.js';
import { decideSwitchMethod } from './switch-method.decide.js';

/** Switches a payment method on or off, with a note to members. */
export const switchMethod = operatorCommand({
  route: 'POST payment-methods/:id/switch',
  permission: 'run-shop',
  request: SwitchMethodRequest,
  target: MethodTarget,
  decide: (method, { request }) => decideSwitchMethod(method, request),
});
