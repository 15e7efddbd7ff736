import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CardsDue, findComingDecisions, loadCardsDue } from '../../draws/index.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { computeCardsAhead } from '../streams/reminders.js';
import { buildCardsDueMail } from '../wire/member.mails.js';
import { type Reminder, Reminders } from './reminders.js';

/** Mails members whose cards the shop will soon decide on. @returns the number of members */
export class RemindOfCards extends Command<number> {}

const REMINDER: Reminder<CardsDue> = {
  kind: 'cards',
  topic: 'undecided',
  ahead: computeCardsAhead,
  coming: findComingDecisions,
  due: loadCardsDue,
  mail: buildCardsDueMail,
};

@CommandHandler(RemindOfCards)
export class RemindOfCardsHandler implements ICommandHandler<RemindOfCards> {
  constructor(private readonly reminders: Reminders) {}

  execute(): Promise<number> {
    return this.reminders.send(REMINDER);
  }
}

export const remindOfCardsEachMinute: ScheduledCommand = { every: 'minute', command: () => new RemindOfCards() };
