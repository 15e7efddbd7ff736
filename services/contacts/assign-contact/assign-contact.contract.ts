import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ContactResource } from '../wire/contact.contract.js';

export class AssignContactRequest extends CommandRequest {}

export interface AssignContactCalls {
  /** Whoever asks looks after it from now on. */
  'POST /admin-api/contacts/{id}/assign': { request: AssignContactRequest; answer: ContactResource };
}
