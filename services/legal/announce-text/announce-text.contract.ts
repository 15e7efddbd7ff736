import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';

/** `POST /admin-api/legal-texts/{id}/announce`. */
export class AnnounceTextRequest extends CommandRequest {}

export interface AnnounceTextCalls {
  /** Tells members of the version that comes next, at least a month before its day. */
  'POST /admin-api/legal-texts/{id}/announce': { request: AnnounceTextRequest; answer: LegalTextResource };
}
