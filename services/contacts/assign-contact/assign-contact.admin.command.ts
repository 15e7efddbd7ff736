import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ContactTarget } from '../commands/contact.target.js';
import { AssignContactRequest } from './assign-contact.contract.js';
import { decideAssignContact } from './assign-contact.decide.js';

/** Assigns a contact to the operator. */
export const assignContact = operatorCommand({
  route: 'POST contacts/:id/assign',
  permission: 'serve-members',
  request: AssignContactRequest,
  target: ContactTarget,
  decide: (contact, { operator }) => decideAssignContact(contact, operator.operatorId),
});
