import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { willingAmong } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { unwillingAmong } from '../rows/mail-wishes.rows.js';
import { bonusMail } from '../wire/member.mails.js';

/** Mails a member of a bonus, once for each command id, where they want such mails. */
export class MailBonus extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly points: number,
    readonly commandId: string,
  ) {
    super();
  }
}

const RENDERED = { state: 200, body: '' };

@CommandHandler(MailBonus)
export class MailBonusHandler implements ICommandHandler<MailBonus> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ memberId, points, commandId }: MailBonus): Promise<void> {
    const slot = { key: commandId, payloadHash: '', render: () => RENDERED };
    await this.store.once(slot, [], async (tx) => {
      if ((await unwillingAmong(tx, 'news', [memberId])).has(memberId)) return;
      const to = (await willingAmong(tx, [memberId])).get(memberId);
      if (to) this.mailer.queue(tx, commandId, bonusMail(to, points, this.config.publicUrl));
    });
  }
}
