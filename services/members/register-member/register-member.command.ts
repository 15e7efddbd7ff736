import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailer } from '../../platform/mail/mailer.js';
import { Passwords } from '../../platform/passwords.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { openWallet } from '../../points/index.js';
import { factsOf, saveMember } from '../member-records.js';
import type { Registration } from '../registration.js';
import { type MemberEvent, memberStreamOf } from '../streams/member.events.js';
import { evolveMember, initialMember } from '../streams/member.state.js';
import { newReferralCode } from './referral-code.js';
import { decideRegisterMember, type RegistrationRefused } from './register-member.decide.js';
import { welcomeMail } from './welcome.mail.js';

/** The new member, or why there is none. */
export type RegistrationOutcome = { readonly memberId: string } | { readonly refusal: RegistrationRefused };

/** Makes a person a member; `also` is written in the same transaction. */
export class RegisterMember extends Command<Answer> {
  constructor(
    readonly memberId: string,
    readonly registration: Registration,
    readonly password: string,
    readonly slot: AnswerSlot<RegistrationOutcome>,
    readonly also: (tx: StoreTransaction, memberId: string) => void = () => undefined,
  ) {
    super();
  }
}

@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly mailer: Mailer,
  ) {}

  async execute({ memberId, registration, password, slot, also }: RegisterMember): Promise<Answer> {
    const streamId = memberStreamOf(memberId);
    // Before the transaction: nobody should wait for a connection while a password is hashed.
    const passwordHash = await this.passwords.hash(password);
    return this.store.once(slot, [streamId], async (tx): Promise<RegistrationOutcome> => {
      const history = (await tx.events([streamId])).get(streamId)!;
      const member = history.reduce((state, event) => evolveMember(state, event as MemberEvent), initialMember);
      const decision = decideRegisterMember(member, memberId, await factsOf(tx, registration));
      if (decision.refusal) return { refusal: decision.refusal };
      tx.append(
        { commandId: slot.key, actor: `member:${memberId}` },
        { streamId, expectedVersion: history.length, partitionKey: memberId, events: decision.events },
      );
      saveMember(tx, memberId, registration, newReferralCode(), passwordHash);
      openWallet(tx, memberId);
      this.mailer.queue(tx, `welcome-${memberId}`, welcomeMail(registration.mail, registration.language));
      also(tx, memberId);
      return { memberId };
    });
  }
}

/** Whether a registration would be refused, and why; nothing is written. */
export class CheckRegistration extends Command<RegistrationRefused | null> {
  constructor(readonly registration: Registration) {
    super();
  }
}

@CommandHandler(CheckRegistration)
export class CheckRegistrationHandler implements ICommandHandler<CheckRegistration> {
  constructor(private readonly store: EventStore) {}

  execute({ registration }: CheckRegistration): Promise<RegistrationRefused | null> {
    return this.store.look(async (tx) => {
      const decision = decideRegisterMember(initialMember, '', await factsOf(tx, registration));
      return decision.refusal ?? null;
    });
  }
}
