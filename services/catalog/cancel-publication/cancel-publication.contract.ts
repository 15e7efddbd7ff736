import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface CancelPublicationCalls {
  /** Cancels the planned publication of a draft. */
  'POST /admin-api/packs/{id}/cancel-publication': { request: CommandRequest; answer: PackRecord };
}
