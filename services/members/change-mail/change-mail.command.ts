import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { MemberDesk, type OrderRefused } from '../member-desk.js';
import type { Order } from '../order.js';
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
const CHANGE = 'update members.profiles set mail = $2 where member_id = $1';

@CommandHandler(ChangeMail)
export class ChangeMailHandler implements ICommandHandler<ChangeMail> {
  constructor(
    private readonly desk: MemberDesk,
    private readonly mailer: Mailer,
  ) {}

  execute({ order, mail, checked, also }: ChangeMail): Promise<ChangeMailRefused | OrderRefused | null> {
    const { memberId } = order;
    return this.desk.carryOut(order, [], async (tx, member, { commandId }) => {
      const [facts] = await tx.read<Facts & Record<string, unknown>>('members-mail-facts', FACTS, [memberId, mail]);
      const { old, language, isTaken } = facts!;
      const decision = decideChangeMail(member, memberId, { isPresent: old === mail, isTaken }, checked);
      if (decision.refusal) return decision;
      tx.write('members-change-mail', CHANGE, [memberId, mail]);
      this.mailer.queue(tx, `change-mail/${commandId}/old`, changedMail(old, language));
      this.mailer.queue(tx, `change-mail/${commandId}/new`, changedMail(mail, language));
      also(tx);
      return decision;
    });
  }
}
