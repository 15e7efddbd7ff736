import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface ReturnDepositCalls {
  /** What is held of a deposit has been transferred back to its sender. */
  'POST /admin-api/deposits/{id}/return': { request: CommandRequest; answer: DepositResource };
}
