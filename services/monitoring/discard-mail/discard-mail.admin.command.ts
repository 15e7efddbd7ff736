import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { MailTarget } from '../commands/mail.target.js';
import { decideOnParked } from '../streams/parked-mail.js';

/** Discards a parked mail: it is never sent. */
export const discardMail = operatorCommand({
  route: 'POST parked-mails/:id/discard',
  permission: 'serve-members',
  request: CommandRequest,
  target: MailTarget,
  decide: (mail) => decideOnParked(mail, 'MailDiscarded'),
});
