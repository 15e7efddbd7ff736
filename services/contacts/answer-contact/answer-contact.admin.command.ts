import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ContactTarget } from '../commands/contact.target.js';
import { ReplyToContactRequest } from './answer-contact.contract.js';
import { decideReplyToContact } from './answer-contact.decide.js';

/** Answers a contact by mail. */
export const replyToContact = operatorCommand({
  route: 'POST contacts/:id/answer',
  permission: 'serve-members',
  request: ReplyToContactRequest,
  target: ContactTarget,
  decide: (contact, { operator, request }) => decideReplyToContact(contact, operator.operatorId, request.text),
});
