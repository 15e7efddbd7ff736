import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { VerifyDraws } from './verify-draws.command.js';

export const verifyDrawsEveryMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new VerifyDraws(),
};
