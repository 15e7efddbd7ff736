import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { ResumeSettlements } from './resume-settlements.command.js';

export const resumeSettlementsEachMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new ResumeSettlements(),
};
