import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reachedAmong } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { addressMail } from './address.mail.js';
import { isFirstUnaddressed } from './ask-for-address.rows.js';

/** Asks a member by mail where a parcel goes that has no address, once for all that wait for the same answer. */
export class AskForAddress extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly shipmentId: string,
    readonly commandId: string,
  ) {
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

  async execute({ memberId, shipmentId, commandId }: AskForAddress): Promise<void> {
    await this.store.transact([], async (tx) => {
      if (!(await isFirstUnaddressed(tx, shipmentId))) return;
      const to = (await reachedAmong(tx, [memberId])).get(memberId);
      // The outbox takes a mail once for each id.
      if (to) this.mailer.queue(tx, commandId, addressMail(to, this.config.publicUrl));
    });
  }
}
