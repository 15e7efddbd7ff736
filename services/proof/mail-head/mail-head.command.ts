import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { LogSigner } from '../../platform/signer/log-signer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { loadPublishedCheckpoint } from '../rows/checkpoints.rows.js';
import { headMail } from './head.mail.js';

/**
 * Mails the newest head to the configured addresses, once each morning in Tokyo.
 *
 * @returns the number of mails
 */
export class MailHead extends Command<number> {}

/** The time of day from which mails are sent, 8 o'clock in Tokyo, in milliseconds. */
const MORNING_MS = 8 * 3_600_000;

@CommandHandler(MailHead)
export class MailHeadHandler implements ICommandHandler<MailHead> {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly signer: LogSigner,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const { mails } = this.config.logHeads;
    const now = this.clock.now();
    const day = toTokyoDate(now);
    if (mails.length === 0 || now.getTime() < startOfTokyoDate(day).getTime() + MORNING_MS) return 0;
    const head = await loadPublishedCheckpoint(this.database);
    const key = await this.signer.verifierKey();
    if (!head || !key) return 0;
    const mail = headMail({ ...head, key, day }, this.config.publicUrl);
    await this.store.transact([], async (tx) => {
      for (const [i, to] of mails.entries()) this.mailer.queue(tx, `log-head/${day}/${i + 1}`, { ...mail, to });
    });
    return mails.length;
  }
}

/** Runs every hour. A mail already queued on that day is not queued again. */
export const mailHeadEveryHour: ScheduledCommand = { every: 'hour', command: () => new MailHead() };
