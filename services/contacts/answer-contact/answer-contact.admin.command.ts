import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ContactTarget } from '../commands/contact.target.js';
import { AnswerContactRequest } from './answer-contact.contract.js';
import { decideAnswerContact } from './answer-contact.decide.js';

/** Answers a contact by mail. */
export const answerContact = operatorCommand({
  route: 'POST contacts/:id/answer',
  permission: 'serve-members',
  request: AnswerContactRequest,
  target: ContactTarget,
  decide: (contact, { operator, request }) => decideAnswerContact(contact, operator.operatorId, request.text),
});
