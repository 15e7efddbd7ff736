import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface ResumePackCalls {
  /** Resumes the sale. */
  'POST /admin-api/packs/{id}/resume': { request: CommandRequest; answer: PackRecord };
}
