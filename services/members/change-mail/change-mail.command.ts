import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { maskedMail } from '../../operators/index.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { forgetMailLimit, limitMailsTo } from '../../platform/mail/unconfirmed-addresses.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { MemberDesk, type OrderRefused } from '../member-desk.js';
import type { Order } from '../order.js';
import { ConfirmationLinks } from '../rows/confirmation-links.js';
import type { IdentityCheck } from '../streams/member.events.js';
import { type ChangeMailRefused, decideChangeMail } from './change-mail.decide.js';
import { changedMail } from './changed.mail.js';

/** Gives a member another mail address; `also` is written in the same transaction. */
export class ChangeMail extends Command<ChangeMailRefused | OrderRefused | null> {
  constructor(
    readonly order: Order,
    readonly mail: string,
    readonly checked: readonly IdentityCheck[],
    readonly also: (tx: StoreTransaction) => void,
  ) {
    super();
  }
}

interface Facts {
  readonly old: string;
  readonly language: Language;
  readonly isTaken: boolean;
}

const FACTS = `select p.mail as old, p.language,
    exists (select from members.profiles o where lower(o.mail) = lower($2) and o.member_id <> $1) as "isTaken"
  from members.profiles p where p.member_id = $1`;
/** The identity check tells who asked, not that the new address was written down right: that shows when it is confirmed. */
const CHANGE = 'update members.profiles set mail = $2, mail_confirmed_at = null where member_id = $1';

@CommandHandler(ChangeMail)
export class ChangeMailHandler implements ICommandHandler<ChangeMail> {
  constructor(
    private readonly desk: MemberDesk,
    private readonly mailer: Mailer,
    private readonly links: ConfirmationLinks,
  ) {}

  execute({ order, mail, checked, also }: ChangeMail): Promise<ChangeMailRefused | OrderRefused | null> {
    const { memberId } = order;
    return this.desk.carryOut(order, [], async (tx, member, { commandId }, tell) => {
      const [facts] = await tx.read<Facts & Record<string, unknown>>('members-mail-facts', FACTS, [memberId, mail]);
      const { old, language, isTaken } = facts!;
      const decision = decideChangeMail(member, memberId, { isPresent: old === mail, isTaken }, checked);
      if (decision.refusal) return decision;
      tx.write('members-change-mail', CHANGE, [memberId, mail]);
      this.mailer.queue(tx, `change-mail/${commandId}/old`, changedMail(old, language));
      this.links.voidAllOf(tx, memberId);
      forgetMailLimit(tx, old);
      limitMailsTo(tx, mail);
      const link = this.links.issue(tx, memberId);
      this.mailer.queue(tx, `change-mail/${commandId}/new`, changedMail(mail, language, link));
      also(tx);
      // A person who goes takes his address along; the trail stays.
      tell({ changes: { mail: [maskedMail(old), maskedMail(mail)] } });
      return decision;
    });
  }
}
