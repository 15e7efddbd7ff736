import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

export interface IgnoreDepositCalls {
  /** Removes a held deposit that does not belong to a member from the ledger. */
  'POST /admin-api/deposits/{id}/ignore': { request: CommandRequest; answer: DepositResource };
}
