import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findReachableRecipients } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { addressMail } from './address.mail.js';
import { firstUnaddressed } from './ask-for-address.rows.js';

/** Asks a member by mail where their parcels go that have no address, once for all that wait for the same answer. */
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
      const first = await firstUnaddressed(tx, memberId);
      const to = first && (await findReachableRecipients(tx, [memberId])).get(memberId);
      // The outbox takes a mail once for each id: whatever asks, and however often, the member is asked once.
      if (to) this.mailer.queue(tx, `ask-for-address/${first}`, addressMail(to, this.config.publicUrl));
    });
  }
}
