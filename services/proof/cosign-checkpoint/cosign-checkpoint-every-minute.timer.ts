import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { CosignCheckpoint } from './cosign-checkpoint.command.js';

export const cosignCheckpointEveryMinute: ScheduledCommand = { every: 'minute', command: () => new CosignCheckpoint() };
