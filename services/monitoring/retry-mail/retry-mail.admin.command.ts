import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MailTarget } from '../commands/mail.target.js';
import { decideOnParked } from '../streams/parked-mail.js';

/** Sends a parked mail again, with as many attempts as a new one. */
export const retryMail = operatorCommand({
  route: 'POST parked-mails/:id/retry',
  permission: 'serve-members',
  request: CommandRequest,
  target: MailTarget,
  decide: (mail) => decideOnParked(mail, 'MailRetried'),
});
