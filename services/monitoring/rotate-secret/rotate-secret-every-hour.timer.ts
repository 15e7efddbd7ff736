import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { RotateSecret } from './rotate-secret.command.js';

export const rotateSecretEveryHour: ScheduledCommand = { every: 'hour', command: () => new RotateSecret() };
