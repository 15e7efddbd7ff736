import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { JoinNotices } from './take-notice.command.js';

export const joinNoticesEachMinute: ScheduledCommand = { every: 'minute', command: () => new JoinNotices() };
