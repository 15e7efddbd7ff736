import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { startOfTokyoDate } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { saveDeemedAgreements } from '../rows/agreements.rows.js';
import { AGREEMENTS_DEEMED } from '../wire/locks.js';
import { type MemberStep, processBatch } from './batches.js';
import { MailAnnouncement } from './mail-announcement.command.js';

/** Keeps that members have agreed who said nothing until a version came into force. @returns how many were looked at */
export class DeemAgreed extends Command<number> {}

/** Portions of one round at the most: what is left comes a minute later. */
const MAX_BATCHES = 10;

const FOLLOWING: MemberStep = {
  step: 'deemed',
  lock: AGREEMENTS_DEEMED,
  batchSize: 1000,
  // Who registered under it has agreed to it by that.
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
    let looked = 0;
    for (let batches = 0; batches < MAX_BATCHES; batches++) {
      const { done, isMore } = await processBatch(this.store, FOLLOWING);
      looked += done;
      if (!isMore) break;
    }
    return looked;
  }
}

export const mailAnnouncementEachMinute: ScheduledCommand = { every: 'minute', command: () => new MailAnnouncement() };

export const deemAgreedEachMinute: ScheduledCommand = { every: 'minute', command: () => new DeemAgreed() };
