import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findWillingRecipients, type Recipient } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { RankChanged } from '../../ranks/index.js';
import { findUnsubscribed } from '../rows/mail-choices.rows.js';
import { buildBonusMail, buildRankMail } from '../wire/member.mails.js';
import { UnsubscribeLinks } from '../wire/unsubscribe-links.js';

/** The occasions of an optional mail of the kind `news`. */
type MailedNews =
  | { readonly of: 'bonus'; readonly points: number }
  | ({ readonly of: 'rank' } & Pick<RankChanged['data'], 'month' | 'name' | 'isHigher'>);

/** Mails a member who has not unsubscribed from news, once for each command id. */
export class MailNews extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly news: MailedNews,
    readonly commandId: string,
  ) {
    super();
  }
}

const RENDERED = { state: 200, body: '' };

const mailOf = (to: Recipient, news: MailedNews, publicUrl: string): Mail =>
  news.of === 'bonus' ? buildBonusMail(to, news.points, publicUrl) : buildRankMail(to, news, publicUrl);

@CommandHandler(MailNews)
export class MailNewsHandler implements ICommandHandler<MailNews> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly links: UnsubscribeLinks,
  ) {}

  async execute({ memberId, news, commandId }: MailNews): Promise<void> {
    const key = { key: commandId, payloadHash: '', render: () => RENDERED };
    await this.store.once(key, [], async (tx) => {
      if ((await findUnsubscribed(tx, 'news', [memberId])).has(memberId)) return;
      const to = (await findWillingRecipients(tx, [memberId])).get(memberId);
      if (!to) return;
      const mail = mailOf(to, news, this.config.publicUrl);
      this.mailer.queue(tx, commandId, this.links.addTo(mail, { memberId, topic: 'news' }));
    });
  }
}
