import type { Timer } from '../../kernel/timer.js';
import { UNUSED_ACCOUNT } from '../streams/deadlines.js';
import { CloseUnused } from './close-unused.command.js';

export const closeUnusedWhenDue: Timer = {
  kind: UNUSED_ACCOUNT,
  command: (due, lockMode) => new CloseUnused(due, lockMode),
};
