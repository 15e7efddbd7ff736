import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ContactResource } from '../wire/contact.contract.js';

export class AssignContactRequest extends CommandRequest {}

export interface AssignContactCalls {
  /** Assigns the contact to the operator who sends the request. */
  'POST /admin-api/contacts/{id}/assign': { request: AssignContactRequest; answer: ContactResource };
}
