import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { type ContactText, insertContact } from '../rows/contacts.rows.js';
import { toContactNumber } from '../streams/contact-number.js';
import { buildContactReceivedMail } from './contact-received.mail.js';

/** Saves a contact and mails a confirmation. The response is its number. */
export class WriteToShop extends Command<CommandResponse> {
  /** @param isMailed false if the address has reached its limit of confirmations */
  constructor(
    readonly text: ContactText,
    readonly isMailed: boolean,
    readonly key: IdempotencyKey<string>,
  ) {
    super();
  }
}

@CommandHandler(WriteToShop)
export class WriteToShopHandler implements ICommandHandler<WriteToShop> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
  ) {}

  execute({ text, isMailed, key }: WriteToShop): Promise<CommandResponse> {
    return this.store.once(key, [], async (tx) => {
      const number = toContactNumber(await insertContact(tx, newId(tx.now), text));
      if (isMailed) {
        this.mailer.queue(
          tx,
          `contact-received/${key.key}`,
          buildContactReceivedMail(text.mail, text.language, number),
        );
      }
      return number;
    });
  }
}
