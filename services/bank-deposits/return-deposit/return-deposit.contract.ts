import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface ReturnDepositCalls {
  /** Records that the held amount of a deposit was transferred back to its sender. */
  'POST /admin-api/deposits/{id}/return': { request: CommandRequest; answer: DepositResource };
}
