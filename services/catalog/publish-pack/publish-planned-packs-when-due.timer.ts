import type { Timer } from '../../kernel/timer.js';
import { PUBLICATION } from '../commands/pack-plans.js';
import { PublishPlannedPacks } from './publish-planned-packs.command.js';

export const publishPlannedPacksWhenDue: Timer = {
  kind: PUBLICATION,
  command: (due) => new PublishPlannedPacks(due),
};
