import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, isDaytime } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { loadUnsentParcels, unsentOf } from '../../shipments/index.js';
import { computeParcelsLate } from '../streams/reminders.js';
import { buildLateParcelsMail } from '../wire/member.mails.js';
import { type Reminder, Reminders } from './reminders.js';

/** Mails members whose parcels are late, once for each parcel and during the day only. @returns the number of members */
export class TellOfLateParcels extends Command<number> {}

const REMINDER: Reminder<readonly string[]> = {
  kind: 'late-parcels',
  topic: 'shipping',
  ahead: computeParcelsLate,
  coming: loadUnsentParcels,
  due: unsentOf,
  mail: buildLateParcelsMail,
};

@CommandHandler(TellOfLateParcels)
export class TellOfLateParcelsHandler implements ICommandHandler<TellOfLateParcels> {
  constructor(
    private readonly reminders: Reminders,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    return isDaytime(this.clock.now()) ? this.reminders.send(REMINDER) : 0;
  }
}

export const notifyOfLateParcelsEachMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new TellOfLateParcels(),
};
