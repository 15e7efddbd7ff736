import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';

export interface RemoveBankProfileCalls {
  /** Removes a layout of bank files from use. Earlier imports stay unchanged. */
  'POST /admin-api/bank-profiles/{id}/remove': { request: CommandRequest; answer: BankProfileResource };
}
