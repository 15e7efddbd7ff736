import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { FileHead } from './file-head.command.js';

export const fileHeadEveryMinute: ScheduledCommand = { every: 'minute', command: () => new FileHead() };
