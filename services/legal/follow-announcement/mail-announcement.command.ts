import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, isDaytime } from '../../kernel/time.js';
import { findReachableRecipients } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import { LegalTexts } from '../wire/legal-texts.js';
import { buildAnnouncementMail } from './announcement.mail.js';
import { type MemberStep, processBatch } from './batches.js';

/** Mails an announcement to the next batch of members, during the day only. @returns the number of mails */
export class MailAnnouncement extends Command<number> {}

/** Members in one minute, so that other mails wait no longer than that. */
const BATCH_SIZE = 500;

@CommandHandler(MailAnnouncement)
export class MailAnnouncementHandler implements ICommandHandler<MailAnnouncement> {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly texts: LegalTexts,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    if (!isDaytime(this.clock.now())) return 0;
    return (await processBatch(this.store, this.step)).done;
  }

  private readonly step: MemberStep = {
    step: 'mailed',
    lock: 'legal-mail',
    batchSize: BATCH_SIZE,
    // Members who registered later saw the announcement when they registered.
    before: ({ announcedAt }) => announcedAt,
    each: async (tx, announcement, memberIds) => {
      const reached = await findReachableRecipients(tx, memberIds);
      const id = `legal-announcement/${announcementIdOf(announcement)}`;
      for (const [memberId, to] of reached) {
        const { title } = this.texts.version(announcement.text, announcement.version, to.language);
        const mail = buildAnnouncementMail(to, { ...announcement, title }, this.config.publicUrl);
        this.mailer.queue(tx, `${id}/${memberId}`, mail);
      }
      return reached.size;
    },
  };
}
