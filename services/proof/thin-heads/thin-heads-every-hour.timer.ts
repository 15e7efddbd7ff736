import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { ThinHeads } from './thin-heads.command.js';

export const thinHeadsEveryHour: ScheduledCommand = { every: 'hour', command: () => new ThinHeads() };
