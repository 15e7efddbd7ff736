import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { MailHead } from './mail-head.command.js';

/** Runs every hour. A mail already queued on that day is not queued again. */
export const mailHeadEveryHour: ScheduledCommand = { every: 'hour', command: () => new MailHead() };
