import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { CountDrawn } from './count-drawn.command.js';

/** Of a day the first one counts; the others are there for a shop that was closed at midnight. */
export const countDrawnEveryHour: ScheduledCommand = { every: 'hour', command: () => new CountDrawn() };
