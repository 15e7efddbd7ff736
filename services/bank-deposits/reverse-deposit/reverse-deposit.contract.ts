import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface ReverseDepositCalls {
  /** Reverses a deposit that had paid for a payment: its points are taken, and spent ones are owed. */
  'POST /admin-api/deposits/{id}/reverse': { request: CommandRequest; answer: DepositResource };
}
