import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberDirectory } from '../../members/index.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { numberOf } from '../rows/parcel-numbers.rows.js';
import { buildParcelMail, type ParcelNews } from './parcel.mail.js';

/** Reports the news of a parcel to its member by mail, once for each command id. */
export class NotifyMember extends Command<void> {
  constructor(
    readonly memberId: string,
    /** Any shipment in the parcel. */
    readonly shipmentId: string,
    readonly news: ParcelNews,
    readonly commandId: string,
  ) {
    super();
  }
}

const RENDERED = { state: 200, body: '' };

@CommandHandler(NotifyMember)
export class NotifyMemberHandler implements ICommandHandler<NotifyMember> {
  constructor(
    private readonly store: EventStore,
    private readonly members: MemberDirectory,
    private readonly mailer: Mailer,
    private readonly database: Database,
  ) {}

  async execute({ memberId, shipmentId, news, commandId }: NotifyMember): Promise<void> {
    const { mail, mailLanguage: language } = await this.members.profileOf(memberId);
    const number = await numberOf(this.database, shipmentId);
    const idempotencyKey = { key: commandId, payloadHash: '', render: () => RENDERED };
    await this.store.once(idempotencyKey, [], async (tx) => {
      this.mailer.queue(tx, commandId, buildParcelMail(mail, language, number, news));
    });
  }
}
