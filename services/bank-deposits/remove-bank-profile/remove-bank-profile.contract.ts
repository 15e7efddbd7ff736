import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';

export interface RemoveBankProfileCalls {
  /** Takes a layout of bank files out of use; what was imported by it stays. */
  'POST /admin-api/bank-profiles/{id}/remove': { request: CommandRequest; answer: BankProfileResource };
}
