import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ContactResource } from '../wire/contact.contract.js';

export class CloseContactRequest extends CommandRequest {}

export interface CloseContactCalls {
  /** Closes the contact. */
  'POST /admin-api/contacts/{id}/close': { request: CloseContactRequest; answer: ContactResource };
}
