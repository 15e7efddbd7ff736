import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { ReconcileProjections } from './reconcile-projections.command.js';

export const reconcileProjectionsEveryHour: ScheduledCommand = {
  every: 'hour',
  command: () => new ReconcileProjections(),
};
