import type { Timer } from '../../kernel/timer.js';
import { SEED_REVEAL } from '../streams/reveal.js';
import { RevealSeeds } from './reveal-seeds.command.js';

export const revealSeedsWhenDayOver: Timer = {
  kind: SEED_REVEAL,
  command: (due, lockMode) => new RevealSeeds(due, lockMode),
};
