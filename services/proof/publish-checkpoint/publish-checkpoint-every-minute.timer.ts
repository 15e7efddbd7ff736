import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { PublishCheckpoint } from './publish-checkpoint.command.js';

export const publishCheckpointEveryMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new PublishCheckpoint(),
};
