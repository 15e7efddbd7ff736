import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, isDaytime } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { loadComingExpiries, loadPointsDue, type PointsDue } from '../../points/index.js';
import { computePointsAhead, POINTS_AHEAD_DAYS, type PointsAhead } from '../streams/reminders.js';
import { buildPointsDueMail } from '../wire/member.mails.js';
import { type Reminder, Reminders } from './reminders.js';

/** Mails members whose points expire in 30 or 7 days, during the day only. @returns the number of mails */
export class RemindOfPoints extends Command<number> {}

const reminderOf = (days: PointsAhead): Reminder<readonly PointsDue[]> => ({
  kind: `points-${days}`,
  topic: 'expiry',
  ahead: (now) => computePointsAhead(now, days),
  coming: loadComingExpiries,
  due: loadPointsDue,
  mail: (to, due, publicUrl) => buildPointsDueMail(to, days, due, publicUrl),
});

@CommandHandler(RemindOfPoints)
export class RemindOfPointsHandler implements ICommandHandler<RemindOfPoints> {
  constructor(
    private readonly reminders: Reminders,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    if (!isDaytime(this.clock.now())) return 0;
    let mailed = 0;
    for (const days of POINTS_AHEAD_DAYS) mailed += await this.reminders.send(reminderOf(days));
    return mailed;
  }
}

export const remindOfPointsEachMinute: ScheduledCommand = { every: 'minute', command: () => new RemindOfPoints() };
