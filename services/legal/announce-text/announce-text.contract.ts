import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';

/** `POST /admin-api/legal-texts/{id}/announce`. */
export class AnnounceTextRequest extends CommandRequest {}

export interface AnnounceTextCalls {
  /** Announces the next version to all members, at least a month before it comes into force. */
  'POST /admin-api/legal-texts/{id}/announce': { request: AnnounceTextRequest; answer: LegalTextResource };
}
