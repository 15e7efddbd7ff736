import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { CountDrawn } from './count-drawn.command.js';

/** Only the first run of a day counts. The others cover a shop that was closed at midnight. */
export const countDrawnEveryHour: ScheduledCommand = { every: 'hour', command: () => new CountDrawn() };
