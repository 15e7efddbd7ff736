import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MemberDesk, type OrderRefused } from '../member-desk.js';
import type { Order } from '../order.js';
import type { PostalAddressGiven } from '../registration.js';
import type { IdentityCheck } from '../streams/member.events.js';
import { type ChangeAddressRefused, decideChangeAddress } from './change-address.decide.js';
import { changedAddressMail } from './changed-address.mail.js';

/** Gives a member another postal address. */
export class ChangeAddress extends Command<ChangeAddressRefused | OrderRefused | null> {
  constructor(
    readonly order: Order,
    readonly address: PostalAddressGiven,
    readonly checked: readonly IdentityCheck[],
  ) {
    super();
  }
}

interface Facts {
  readonly mail: string;
  readonly language: Language;
  readonly isPresent: boolean;
}

const ADDRESS = '(zipcode, pref_id, province, shiku, address, building)';
const FACTS = `select mail, language, ${ADDRESS} = ($2, $3::smallint, $4, $5, $6, $7) as "isPresent"
  from members.profiles where member_id = $1`;
const CHANGE = `update members.profiles set ${ADDRESS} = ($2, $3::smallint, $4, $5, $6, $7) where member_id = $1`;

@CommandHandler(ChangeAddress)
export class ChangeAddressHandler implements ICommandHandler<ChangeAddress> {
  constructor(
    private readonly desk: MemberDesk,
    private readonly mailer: Mailer,
  ) {}

  execute({ order, address, checked }: ChangeAddress): Promise<ChangeAddressRefused | OrderRefused | null> {
    const { memberId } = order;
    const { zipcode, prefId, province, shiku, address: street, building } = address;
    const values = [memberId, zipcode, prefId, province, shiku, street, building];
    return this.desk.carryOut(order, [], async (tx, member, { commandId }) => {
      const [facts] = await tx.read<Facts & Record<string, unknown>>('members-address-facts', FACTS, values);
      const { mail, language, isPresent } = facts!;
      const decision = decideChangeAddress(member, memberId, { isPresent }, checked);
      if (decision.refusal) return decision;
      tx.write('members-change-address', CHANGE, values);
      this.mailer.queue(tx, `change-address/${commandId}`, changedAddressMail(mail, language));
      return decision;
    });
  }
}
