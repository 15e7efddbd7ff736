import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { memberStreamOf } from '../streams/member.state.js';
import { buildConfirmationMail } from './confirmation.mail.js';
import { loadAddressee } from './send-confirmation.rows.js';

export type SendConfirmationRefused = Refusal<'AlreadyConfirmed'>;

/** Sends a member a new link to confirm the mail address. */
export class SendConfirmation extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly idempotencyKey: IdempotencyKey<SendConfirmationRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(SendConfirmation)
export class SendConfirmationHandler implements ICommandHandler<SendConfirmation> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly links: ConfirmationLinks,
  ) {}

  execute({ memberId, idempotencyKey }: SendConfirmation): Promise<CommandResponse> {
    return this.store.once(
      idempotencyKey,
      [memberStreamOf(memberId)],
      async (tx): Promise<SendConfirmationRefused | null> => {
        const { mail, language, isConfirmed } = await loadAddressee(tx, memberId);
        if (isConfirmed) return { code: 'AlreadyConfirmed' };
        this.mailer.queue(
          tx,
          `confirm-mail/${idempotencyKey.key}`,
          buildConfirmationMail(mail, language, this.links.issue(tx, memberId)),
        );
        return null;
      },
    );
  }
}
