import type { Timer } from '../../kernel/timer.js';
import { LOT_EXPIRY } from '../streams/lot-expiry.js';
import { ExpireLots } from './expire-lots.command.js';

export const expireLotsWhenDue: Timer = {
  kind: LOT_EXPIRY,
  command: (due, lockMode) => new ExpireLots(due, lockMode),
};
