import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { RemindOfCards } from './remind-of-cards.command.js';
import { RemindOfPoints } from './remind-of-points.command.js';
import { TellOfLateParcels } from './tell-of-late-parcels.command.js';

export const remindOfCardsEachMinute: ScheduledCommand = { every: 'minute', command: () => new RemindOfCards() };

export const remindOfPointsEachMinute: ScheduledCommand = { every: 'minute', command: () => new RemindOfPoints() };

export const notifyOfLateParcelsEachMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new TellOfLateParcels(),
};
