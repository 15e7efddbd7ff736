import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface IgnoreDepositCalls {
  /** What is held of a deposit is no money of a member's: the books forget it. */
  'POST /admin-api/deposits/{id}/ignore': { request: CommandRequest; answer: DepositResource };
}
