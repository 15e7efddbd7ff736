import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface PausePackCalls {
  /** Stops the sale for now. */
  'POST /admin-api/packs/{id}/pause': { request: CommandRequest; answer: PackRecord };
}
