import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { TellRanks } from './tell-ranks.command.js';

export const tellRanksEachMinute: ScheduledCommand = { every: 'minute', command: () => new TellRanks() };
