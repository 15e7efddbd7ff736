import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { EmitCanary } from './emit-canary.command.js';

export const emitCanaryEveryMinute: ScheduledCommand = { every: 'minute', command: () => new EmitCanary() };
