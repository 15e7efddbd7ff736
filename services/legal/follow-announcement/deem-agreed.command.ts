import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { startOfTokyoDate } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { saveDeemedAgreements } from '../rows/agreements.rows.js';
import { AGREEMENTS_DEEMED } from '../wire/locks.js';
import { type MemberStep, processBatch } from './batches.js';
import { MailAnnouncement } from './mail-announcement.command.js';

/** Records agreement by silence once a version is in force. @returns the number of members processed */
export class DeemAgreed extends Command<number> {}

/** Batches in one round. The rest follows a minute later. */
const MAX_BATCHES = 10;

const STEP: MemberStep = {
  step: 'deemed',
  lock: AGREEMENTS_DEEMED,
  batchSize: 1000,
  // Members who registered later agreed to it by registering.
  before: ({ inForceFrom }) => startOfTokyoDate(inForceFrom),
  each: async (tx, announcement, memberIds) => {
    saveDeemedAgreements(tx, memberIds, announcement, startOfTokyoDate(announcement.inForceFrom));
    return memberIds.length;
  },
};

@CommandHandler(DeemAgreed)
export class DeemAgreedHandler implements ICommandHandler<DeemAgreed> {
  constructor(private readonly store: EventStore) {}

  async execute(): Promise<number> {
    let processed = 0;
    for (let batches = 0; batches < MAX_BATCHES; batches++) {
      const { done, isMore } = await processBatch(this.store, STEP);
      processed += done;
      if (!isMore) break;
    }
    return processed;
  }
}

export const mailAnnouncementEachMinute: ScheduledCommand = { every: 'minute', command: () => new MailAnnouncement() };

export const deemAgreedEachMinute: ScheduledCommand = { every: 'minute', command: () => new DeemAgreed() };
