import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ContactTarget } from '../commands/contact.target.js';
import { CloseContactRequest } from './close-contact.contract.js';
import { decideCloseContact } from './close-contact.decide.js';

/** Closes a contact. */
export const closeContact = operatorCommand({
  route: 'POST contacts/:id/close',
  permission: 'serve-members',
  request: CloseContactRequest,
  target: ContactTarget,
  decide: decideCloseContact,
});
