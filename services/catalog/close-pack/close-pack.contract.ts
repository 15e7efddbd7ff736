import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface ClosePackCalls {
  /** Ends the sale for good. */
  'POST /admin-api/packs/{id}/close': { request: CommandRequest; answer: PackRecord };
}
