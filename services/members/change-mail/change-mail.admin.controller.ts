import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  maskedMail,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { forgetMailLimit, limitMailsTo } from '../../platform/mail/unconfirmed-addresses.js';
import { MemberTarget } from '../commands/member.target.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { PasswordLinks } from '../rows/password-links.rows.js';
import { mailFactsOf, saveMail } from '../rows/profiles.rows.js';
import type { MemberResource } from '../wire/member.contract.js';
import { ChangeMailRequest } from './change-mail.contract.js';
import { decideChangeMail } from './change-mail.decide.js';
import { changedMail } from './changed.mail.js';

/** `POST /admin-api/members/{id}/change-mail`: gives a member another mail address, and tells both. */
@Controller('admin-api/members')
export class ChangeMailController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
    private readonly mailer: Mailer,
    private readonly links: ConfirmationLinks,
    private readonly passwordLinks: PasswordLinks,
  ) {}

  @Post(':id/change-mail')
  @ForOperators('serve-members')
  changeMail(
    @Commanded(ChangeMailRequest) command: OperatorCommand<ChangeMailRequest>,
  ): Promise<Answered<MemberResource>> {
    const { checked } = command.request;
    const mail = command.request.mail.trim();
    return this.commands.run(command, this.members, async (member, { id, tx, context: { commandId }, tell }) => {
      const { mail: old, language, isTaken } = await mailFactsOf(tx, id, mail);
      const decision = decideChangeMail(member, id, { isPresent: old === mail, isTaken }, checked);
      if (decision.refusal) return decision;
      saveMail(tx, id, mail);
      this.mailer.queue(tx, `change-mail/${commandId}/old`, changedMail(old, language));
      this.links.voidAllOf(tx, id);
      this.passwordLinks.voidAllOf(tx, id);
      forgetMailLimit(tx, old);
      limitMailsTo(tx, mail);
      this.mailer.queue(tx, `change-mail/${commandId}/new`, changedMail(mail, language, this.links.issue(tx, id)));
      // A person who goes takes the address along; the trail stays.
      tell({ changes: { mail: [maskedMail(old), maskedMail(mail)] } });
      return decision;
    });
  }
}
