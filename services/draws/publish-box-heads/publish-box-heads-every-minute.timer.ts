import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { PublishBoxHeads } from './publish-box-heads.command.js';

export const publishBoxHeadsEveryMinute: ScheduledCommand = { every: 'minute', command: () => new PublishBoxHeads() };
