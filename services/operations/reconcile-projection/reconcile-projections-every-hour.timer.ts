import type { Round } from '../../kernel/round.js';
import { ReconcileProjections } from './reconcile-projections.command.js';

export const reconcileProjectionsEveryHour: Round = { every: 'hour', command: () => new ReconcileProjections() };
