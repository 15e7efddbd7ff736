import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { ResumeImports } from './resume-imports.command.js';

export const resumeImportsEachMinute: ScheduledCommand = { every: 'minute', command: () => new ResumeImports() };
