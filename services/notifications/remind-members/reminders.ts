import { Injectable } from '@nestjs/common';
import { findWillingRecipients, type Recipient } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import type { ComingDeadline, DeadlinePosition } from '../../platform/deadlines/coming.rows.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findUnsubscribed } from '../rows/mail-choices.rows.js';
import { loadCheckpoint, loadRemindedUntil, noteReminded, saveCheckpoint } from '../rows/reminders.rows.js';
import type { MailTopic } from '../streams/mail-choices.js';
import type { LookAhead, ReminderKind } from '../streams/reminders.js';
import { UnsubscribeLinks } from '../wire/unsubscribe-links.js';

/** Deadlines processed in one transaction. */
const BATCH = 500;
/** Transactions in one round. The rest follows a minute later. */
const MAX_BATCHES = 10;

/** A kind of reminder: how to find the deadlines, and the mail to send. */
export interface Reminder<Due> {
  readonly kind: ReminderKind;
  /** The kind of mail: members who unsubscribed from it get no reminder. */
  readonly topic: MailTopic;
  ahead(now: Date): LookAhead;
  coming(tx: StoreTransaction, after: DeadlinePosition, until: Date, most: number): Promise<ComingDeadline[]>;
  /** Loads what is due between a time of each member and one time for all. Members with nothing due are left out. */
  due(tx: StoreTransaction, since: ReadonlyMap<string, Date>, until: Date): Promise<ReadonlyMap<string, Due>>;
  mail(to: Recipient, due: Due, publicUrl: string): Mail;
}

/**
 * Scans the coming deadlines and mails their members. The checkpoint, the record of reminded members and the mails are one
 * commit. A crash therefore neither mails anybody twice nor leaves anybody out.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** Runs one round. @returns the number of members mailed */
  async send<Due>(reminder: Reminder<Due>): Promise<number> {
    let mailed = 0;
    for (let batches = 0; batches < MAX_BATCHES; batches++) {
      const round = await this.store.transact([`reminders-${reminder.kind}`], (tx) => this.sendBatch(tx, reminder));
      mailed += round.mailed;
      if (round.seen < BATCH) break;
    }
    return mailed;
  }

  private async sendBatch<Due>(
    tx: StoreTransaction,
    reminder: Reminder<Due>,
  ): Promise<{ seen: number; mailed: number }> {
    const { kind } = reminder;
    const ahead = reminder.ahead(tx.now);
    const last = (await loadCheckpoint(tx, kind)) ?? { dueAt: ahead.from, streamId: '', ref: '' };
    // Deadlines up to here passed while no round ran; the cards or points are settled already.
    const after =
      last.dueAt > ahead.skippedUntil
        ? last
        : { dueAt: new Date(ahead.skippedUntil.getTime() + 1), streamId: '', ref: '' };
    const coming = await reminder.coming(tx, after, ahead.until, BATCH);
    if (coming.length === 0) return { seen: 0, mailed: 0 };
    saveCheckpoint(tx, kind, coming.at(-1)!);
    const since = await this.findUnreminded(tx, kind, coming);
    const recipients = await this.recipients(tx, reminder.topic, [...since.keys()]);
    const mailable = new Map([...since].filter(([memberId]) => recipients.has(memberId)));
    const due = await reminder.due(tx, mailable, ahead.coveredUntil);
    for (const [memberId, details] of due) {
      const id = `reminder/${kind}/${memberId}/${ahead.coveredUntil.toISOString()}`;
      const mail = reminder.mail(recipients.get(memberId)!, details, this.config.publicUrl);
      this.mailer.queue(tx, id, this.links.addTo(mail, { memberId, topic: reminder.topic }));
    }
    noteReminded(tx, kind, [...due.keys()], ahead.coveredUntil);
    return { seen: coming.length, mailed: due.size };
  }

  /** Returns the members not reminded yet, each with the time from which their deadlines are new. */
  private async findUnreminded(
    tx: StoreTransaction,
    kind: ReminderKind,
    coming: readonly ComingDeadline[],
  ): Promise<ReadonlyMap<string, Date>> {
    const remindedMembers = await loadRemindedUntil(tx, kind, [...new Set(coming.map(({ owner }) => owner))]);
    const since = new Map<string, Date>();
    for (const { owner, dueAt } of coming) {
      const until = remindedMembers.get(owner);
      if (since.has(owner) || (until && dueAt <= until)) continue;
      since.set(owner, new Date(dueAt.getTime() - 1));
    }
    return since;
  }

  private async recipients(
    tx: StoreTransaction,
    topic: MailTopic,
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, Recipient>> {
    const unwilling = await findUnsubscribed(tx, topic, memberIds);
    return findWillingRecipients(
      tx,
      memberIds.filter((memberId) => !unwilling.has(memberId)),
    );
  }
}
