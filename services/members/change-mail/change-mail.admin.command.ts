import { Controller, Post } from '@nestjs/common';
import { accept } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import { keptMailAddress } from '../../kernel/mail-address.js';
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
import { walletStreamOf } from '../../points/index.js';
import { AccountBelongings } from '../belongings/account-belongings.js';
import { PersonBonds } from '../belongings/person-bonds.js';
import { ownHoldingsOf, worthOfAccount } from '../belongings/worth-of-account.js';
import { MemberTarget } from '../commands/member.target.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { PasswordLinks } from '../rows/password-links.rows.js';
import { mailFactsOf, saveMail } from '../rows/profiles.rows.js';
import type { MemberEvent } from '../streams/member.events.js';
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
    private readonly belongings: AccountBelongings,
    private readonly bonds: PersonBonds,
  ) {}

  @Post(':id/change-mail')
  @ForOperators('serve-members')
  changeMail(
    @Commanded(ChangeMailRequest) command: OperatorCommand<ChangeMailRequest>,
  ): Promise<Answered<MemberResource>> {
    const { checked } = command.request;
    const mail = keptMailAddress(command.request.mail);
    // All of a member's draws are under the lock of their wallet.
    const locks = isId(command.id) ? [walletStreamOf(command.id), ...this.bonds.locksOf(command.id)] : [];
    return this.commands.run(
      command,
      this.members,
      async (member, { id, tx, context, tell, second }) => {
        const { commandId } = context;
        const { mail: old, language, isTaken } = await mailFactsOf(tx, id, mail);
        const decision = decideChangeMail(member, id, { isPresent: old === mail, isTaken }, checked);
        if (decision.refusal) return decision;
        const worth = worthOfAccount(await ownHoldingsOf(tx, this.belongings, id));
        const opinion = await second({ worth, binds: { mail: old } });
        if (opinion.refusal) return opinion;
        const carried = await this.bonds.carry(tx, context, { memberId: id, traits: { mail } });
        saveMail(tx, id, mail);
        this.mailer.queue(tx, `change-mail/${commandId}/old`, changedMail(old, language));
        this.links.voidAllOf(tx, id);
        this.passwordLinks.voidAllOf(tx, id);
        forgetMailLimit(tx, old);
        limitMailsTo(tx, mail);
        this.mailer.queue(tx, `change-mail/${commandId}/new`, changedMail(mail, language, this.links.issue(tx, id)));
        // A person who goes takes the address along; the trail stays.
        tell({ changes: { mail: [maskedMail(old), maskedMail(mail)] } });
        carried.write();
        return accept<MemberEvent>(...decision.events, ...carried.facts);
      },
      { locks },
    );
  }
}
