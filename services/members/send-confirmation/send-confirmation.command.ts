import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import type { Language } from '../../kernel/languages.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { memberStreamOf } from '../streams/member.state.js';
import { confirmationMail } from './confirmation.mail.js';

export type SendConfirmationRefused = Refusal<'AlreadyConfirmed'>;

/** Sends a member a new link to confirm the mail address with. */
export class SendConfirmation extends Command<Answer> {
  constructor(
    readonly memberId: string,
    readonly slot: AnswerSlot<SendConfirmationRefused | null>,
  ) {
    super();
  }
}

const PERSON = `select mail, language, mail_confirmed_at is not null as "isConfirmed" from members.profiles
  where member_id = $1`;

@CommandHandler(SendConfirmation)
export class SendConfirmationHandler implements ICommandHandler<SendConfirmation> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly links: ConfirmationLinks,
  ) {}

  execute({ memberId, slot }: SendConfirmation): Promise<Answer> {
    return this.store.once(slot, [memberStreamOf(memberId)], async (tx): Promise<SendConfirmationRefused | null> => {
      const rows = await tx.read<{ mail: string; language: Language; isConfirmed: boolean }>(
        'members-mail-to-confirm',
        PERSON,
        [memberId],
      );
      const { mail, language, isConfirmed } = rows[0]!;
      if (isConfirmed) return { code: 'AlreadyConfirmed' };
      this.mailer.queue(
        tx,
        `confirm-mail/${slot.key}`,
        confirmationMail(mail, language, this.links.issue(tx, memberId)),
      );
      return null;
    });
  }
}
