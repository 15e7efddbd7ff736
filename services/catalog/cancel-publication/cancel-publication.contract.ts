import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface CancelPublicationCalls {
  /** The draft is not published by itself. */
  'POST /admin-api/packs/{id}/cancel-publication': { request: CommandRequest; answer: PackRecord };
}
