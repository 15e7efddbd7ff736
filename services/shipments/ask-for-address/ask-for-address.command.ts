import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findReachableRecipients } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { buildAddressMail } from './address.mail.js';
import { findFirstUnaddressed } from './ask-for-address.rows.js';

/** Asks a member by mail for the address of their parcels, once for all that wait. */
export class AskForAddress extends Command<void> {
  constructor(readonly memberId: string) {
    super();
  }
}

@CommandHandler(AskForAddress)
export class AskForAddressHandler implements ICommandHandler<AskForAddress> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ memberId }: AskForAddress): Promise<void> {
    await this.store.transact([], async (tx) => {
      const first = await findFirstUnaddressed(tx, memberId);
      const to = first && (await findReachableRecipients(tx, [memberId])).get(memberId);
      // The outbox accepts each mail id once, so that the member is asked once.
      if (to) this.mailer.queue(tx, `ask-for-address/${first}`, buildAddressMail(to, this.config.publicUrl));
    });
  }
}
