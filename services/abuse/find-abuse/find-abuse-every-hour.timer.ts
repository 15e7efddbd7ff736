import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { FindAbuse } from './find-abuse.command.js';

export const findAbuseEveryHour: ScheduledCommand = { every: 'hour', command: () => new FindAbuse() };
